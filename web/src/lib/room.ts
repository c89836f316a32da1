/** Room on the table: what lies there is as large as can be, and nothing moves because something else comes and goes. */

const STEP = 0.93
const LEAST = 0.4
const FAIR = 0.65 // so much the piles give way to a sheet below them
const SLACK = 2 // pixels

/** Shrink what lies in `round` and in its middle until all of it is seen; it grows again when the window does. */
export function fit(round: HTMLElement): () => void {
  let shape = ''
  const middle = round.querySelector<HTMLElement>(':scope > .middle')!
  const isHigh = () =>
    lowest(round) > round.getBoundingClientRect().bottom - parseFloat(getComputedStyle(round).paddingBottom) + SLACK
  const sheets = () => [...middle.querySelectorAll<HTMLElement>('.sheet')]
  const isCut = () => sheets().some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK)
  let hopeless = false
  const isFull = () =>
    middle.scrollHeight > middle.clientHeight + SLACK || middle.scrollWidth > middle.clientWidth + SLACK
  function look(): void {
    const { clientWidth, clientHeight } = round
    if (!clientHeight) return
    const now = `${clientWidth} ${clientHeight} ${round.className}`
    if (now !== shape) for (const each of [round, middle]) each.style.removeProperty('--fit')
    hopeless &&= now === shape
    shape = now
    shrink(round, isHigh)
    shrink(middle, isFull)
    if (hopeless || !isCut()) return
    const before = middle.style.getPropertyValue('--fit')
    shrink(middle, isCut, FAIR)
    hopeless = isCut()
    if (hopeless) middle.style.setProperty('--fit', before || '1')
  }
  const resized = new ResizeObserver(look)
  const changed = new MutationObserver(look)
  resized.observe(round)
  changed.observe(round, { subtree: true, childList: true, characterData: true })
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}

function lowest(round: HTMLElement): number {
  return Math.max(...[...round.children].map((each) => each.getBoundingClientRect().bottom))
}

function shrink(node: HTMLElement, isTooLarge: () => boolean, least = LEAST): void {
  let fit = Number(node.style.getPropertyValue('--fit')) || 1
  if (isTooLarge()) for (const each of node.querySelectorAll('[data-steady]')) each.dispatchEvent(new Event('loosen'))
  while (fit > least && isTooLarge()) {
    fit *= STEP
    node.style.setProperty('--fit', fit.toFixed(3))
  }
}

/** Keep the height once needed, until the window has another width or there is not enough room. */
export function steady(node: HTMLElement): () => void {
  let width = innerWidth
  let most = 0
  function loosen(): void {
    most = 0
    node.style.minHeight = ''
  }
  const watch = new ResizeObserver(() => {
    if (innerWidth !== width) loosen()
    width = innerWidth
    if (node.offsetHeight <= most) return
    most = node.offsetHeight
    node.style.minHeight = `${most}px`
  })
  node.dataset.steady = ''
  node.addEventListener('loosen', loosen)
  watch.observe(node)
  return () => watch.disconnect()
}
