/** Where the keyboard is: it never falls off the table. */

/** What can be reached by keys, in the order in which it lies there. */
const REACHED = '[data-touch][role="button"], button[data-touch]'

/** Where one waits for what happens next. */
function goHome(root: ParentNode): void {
  const home = root.querySelector<HTMLElement>('[data-home]') ?? root.querySelector<HTMLElement>('h1')
  home?.focus({ preventScroll: true })
}

const isLost = () => !document.activeElement || document.activeElement === document.body

/** When the table opens the focus goes to it; when what has it goes away, the next best thing gets it. */
export function keepFocus(root: HTMLElement) {
  let last: HTMLElement | null = null
  let group: Element | null = null
  let at = 0

  const note = ({ target }: FocusEvent) => {
    last = target as HTMLElement
    group = last.closest('[role="group"]')
    at = group ? things(group).indexOf(last) : 0
  }
  const mend = () => {
    if (!last || last.isConnected || !isLost()) return
    const beside = group?.isConnected ? things(group) : []
    const next = again(root, last.dataset.touch) ?? beside[Math.min(Math.max(at, 0), beside.length - 1)]
    last = null
    next?.focus({ preventScroll: true })
    if (isLost()) goHome(root)
  }

  if (isLost()) goHome(root)
  const watch = new MutationObserver(mend)
  watch.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', note)
  return () => {
    watch.disconnect()
    root.removeEventListener('focusin', note)
  }
}

/** The same thing, drawn anew. */
function again(root: HTMLElement, token: string | undefined): HTMLElement | undefined {
  return token === undefined ? undefined : things(root).find((each) => each.dataset.touch === token)
}

/** Everything on the table that keys can reach. */
export function things(ground: ParentNode): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>(REACHED)]
}

/** What is laid over the table gives the focus back when it goes. */
export function lendFocus(): () => void {
  const lender = document.activeElement as HTMLElement | null
  return () =>
    queueMicrotask(() => {
      if (isLost()) lender?.focus({ preventScroll: true })
      if (isLost()) goHome(document)
    })
}

/** What scrolls because it has more than there is room for is reached by keys, too. */
export function reachable(node: HTMLElement) {
  const look = () => {
    const { overflowX, overflowY } = getComputedStyle(node)
    const down = overflowY === 'auto' && node.scrollHeight > node.clientHeight + 1
    const across = overflowX === 'auto' && node.scrollWidth > node.clientWidth + 1
    if (down || across) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  for (const each of [node, ...node.children]) watch.observe(each)
  return () => watch.disconnect()
}
