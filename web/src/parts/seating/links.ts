/** The private links of this browser's seats, for as long as the page is open: cookies hold the secrets, no script reads them. */
import { href } from '../../lib/router'

const known = new Map<string, string>()

export function rememberLink(table: string, seat: number, path: string | undefined): void {
  if (path) known.set(`${table} ${seat}`, location.origin + href(path))
}

export function linkOf(table: string, seat: number): string | undefined {
  return known.get(`${table} ${seat}`)
}
