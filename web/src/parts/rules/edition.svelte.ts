/** The edition that the reference was last read for; the next visit begins with it. */
import { EDITIONS, type Edition } from './contents'

const KEY = 'kanly-rules-edition'

export function isEdition(name: string | null | undefined): name is Edition {
  return (EDITIONS as readonly string[]).includes(name ?? '')
}

function read(): Edition {
  try {
    const kept = localStorage.getItem(KEY)
    return isEdition(kept) ? kept : 'base'
  } catch {
    // A browser that forbids storage still shows the rules; it only forgets.
    return 'base'
  }
}

const chosen = $state<{ edition: Edition }>({ edition: read() })

export function edition(): Edition {
  return chosen.edition
}

export function choose(wanted: Edition): void {
  chosen.edition = wanted
  try {
    localStorage.setItem(KEY, wanted)
  } catch {
    // As above.
  }
}
