/** What was said and told at the table, and how much of it this reader has not read. */
import { getContext, setContext } from 'svelte'
import type { Table } from '../../lib/table.svelte'

export type Tab = 'log' | 'chat'

export class Talk {
  /** What stands beside the game: the log, or the chat in its place. */
  tab = $state<Tab>('log')
  /** The number of the last line, and of the last notice, that was read. */
  private line = $state(-1)
  private notice = $state(-1)
  private came = $state(false)

  constructor(private readonly table: Table) {}

  /** What is new. Nobody has to read what they said themselves. */
  readonly unread: number = $derived.by(() => {
    if (!this.came) return 0
    const { chat, notices, seat } = this.table
    return chat.filter((line) => line.number > this.line && line.seat !== seat).length + notices.filter((one) => one.number > this.notice).length
  })

  /** Everything so far was before the reader's eyes. */
  read(): void {
    this.line = this.table.chat.at(-1)?.number ?? this.line
    this.notice = this.table.notices.at(-1)?.number ?? this.notice
  }

  /** What was said before this browser came is no news; the first line after that is. */
  arrive(): void {
    if (this.came || !this.table.caughtUp) return
    this.came = true
    this.read()
  }
}

const TALK = Symbol('talk')

export function provideTalk(talk: Talk): Talk {
  return setContext(TALK, talk)
}

export function useTalk(): Talk {
  return getContext<Talk>(TALK)
}
