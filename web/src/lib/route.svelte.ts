/** Where we are: a few pages told apart by their path. */

const base = document.querySelector<HTMLMetaElement>('meta[name=base]')!.content

class Route {
  path = $state(here())
  /** The token of a seat's own link; taken out of the address at once, so that nobody sees it. */
  token = takeToken()
  /** The server has a new build: the next page is loaded from there. */
  outdated = false

  constructor() {
    addEventListener('popstate', () => (this.path = here()))
    addEventListener('hashchange', () => location.hash.length > 1 && location.reload()) // which takes the token
  }

  go(path: string): void {
    if (this.outdated) {
      location.assign(base + path)
      return
    }
    history.pushState(null, '', base + path)
    this.path = path
    scrollTo(0, 0)
  }
}

function here(): string {
  return location.pathname.slice(base.length) || '/'
}

function takeToken(): string {
  const token = location.hash.slice(1)
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

export const route = new Route()

/** An address of this server. */
export function address(path: string): string {
  return base + path
}

/** Where others find this server: not by the name that only this very machine knows. */
let outside = $state(location.origin + base)
if (['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname))
  void fetch(address('/api/address'))
    .then((answer) => answer.json())
    .then((found) => (outside = found.address || outside))
    .catch(() => {})

/** A whole link for others. */
export function link(path: string): string {
  return outside + path
}

/** Follow links inside the client without a new page. */
export function followLink(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a')
  if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || !anchor.pathname.startsWith(base)) return
  event.preventDefault()
  route.go(anchor.pathname.slice(base.length) || '/')
}
