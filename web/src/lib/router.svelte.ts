/** Addresses without a hash: `/`, `/table/<id>`, `/table/<id>/seat/<n>/<secret>`, `/cards`, `/rules`, ... */
import { ROOT } from './api'

const here = $state({ path: '/', search: '' })

function read(): void {
  const path = location.pathname
  here.path = (path.startsWith(ROOT) ? path.slice(ROOT.length) : path) || '/'
  here.search = location.search
}

export const route = {
  get path(): string {
    return here.path
  },
  /** The path's words: ['table', 'abc']. */
  get parts(): string[] {
    return here.path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.search)
  },
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', ROOT + path)
  else history.pushState(null, '', ROOT + path)
  read()
  scrollTo(0, 0)
}

export function href(path: string): string {
  return ROOT + path
}

/** Links within the page don't load it anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (!link.pathname.startsWith(ROOT) || link.pathname.startsWith(`${ROOT}/api/`)) return
  event.preventDefault()
  go(link.pathname.slice(ROOT.length) + link.search)
}

export function startRouter(): void {
  read()
  addEventListener('popstate', read)
  document.addEventListener('click', follow)
}
