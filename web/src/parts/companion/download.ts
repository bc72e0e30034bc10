/** A session as a file, for another device or for the terminal. */
import { fileName } from '../../lib/companion'

export function download(name: string, journal: string): void {
  const address = URL.createObjectURL(new Blob([journal], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
