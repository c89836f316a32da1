/** A picture of what is seen: every element is copied with the look that it has now, so that nothing else is needed. */
import { address } from './route.svelte'

const SHARP = 2 // pixels of the picture for one on the screen
const SKIPPED = /^(-webkit-|transition|animation|cursor|--|inline-size|block-size)/
const DROPPED = /^(data-|aria-|role$|tabindex$|class$|id$)/

/** Save what this element shows, but for the parts that are left out, as a PNG; as an SVG where there is no other way. */
export async function savePicture(root: HTMLElement, name: string, without = '.flip'): Promise<void> {
  const { width, height } = root.getBoundingClientRect()
  const [wide, high] = [Math.ceil(width), Math.ceil(root.scrollHeight || height)]
  const drawn = asSvg(root, wide, high, await fonts().catch(() => ''), without)
  const link = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`
  const png = await raster(link, wide, high).catch(() => undefined)
  const anchor = document.createElement('a')
  anchor.href = png ?? link
  anchor.download = `${name}.${png ? 'png' : 'svg'}`
  anchor.click()
}

/** The element and all in it as one SVG, on the ground it lies on. */
export function asSvg(root: HTMLElement, width: number, height: number, style = '', without = ''): string {
  const copy = root.cloneNode(true) as HTMLElement
  const [from, to] = [
    [root, ...root.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  const left = without ? to.filter((node) => node.matches(without)) : []
  const looks = new Looks()
  from.forEach((node, at) => looks.give(node, to[at]!))
  looks.close()
  for (const node of left) node.remove()
  for (const [name, value] of [
    ['margin', '0'],
    ['max-height', 'none'],
    ['height', `${height}px`],
  ])
    copy.style.setProperty(name!, value!)
  const frame = document.createElement('div')
  frame.style.setProperty('width', `${width}px`)
  frame.style.setProperty('height', `${height}px`)
  frame.style.setProperty('background', groundOf(root))
  frame.append(copy)
  const html = new XMLSerializer().serializeToString(frame)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${style}</style><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`
  )
}

/** What lies under the element. */
function groundOf(node: Element | null): string {
  for (; node; node = node.parentElement) {
    const { backgroundImage, backgroundColor, background } = getComputedStyle(node)
    if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return background
  }
  return 'none'
}

/** The look of elements, as far as it differs from what each kind of element looks like by itself. */
class Looks {
  private readonly usual = new Map<string, CSSStyleDeclaration>()
  private readonly bare = document.createElement('div')

  constructor() {
    this.bare.style.setProperty('all', 'initial')
    this.bare.style.setProperty('position', 'fixed')
    this.bare.style.setProperty('visibility', 'hidden')
    document.body.append(this.bare)
  }

  give(node: Element, copy: Element): void {
    if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return
    this.dress(copy, getComputedStyle(node), this.of(node))
    if (isOneLine(node)) copy.style.setProperty('flex-wrap', 'nowrap') // also where letters are a hair wider
    for (const { name } of [...copy.attributes]) if (DROPPED.test(name)) copy.removeAttribute(name)
    if (copy instanceof HTMLElement)
      for (const [where, place] of [
        ['::before', 'afterbegin'],
        ['::after', 'beforeend'],
      ] as const) {
        const look = getComputedStyle(node, where)
        if (look.content === 'none' || look.content === 'normal') continue
        const drawn = document.createElement('span')
        this.dress(drawn, look, this.of(drawn))
        copy.insertAdjacentElement(place, drawn)
      }
  }

  private dress(copy: HTMLElement | SVGElement, look: CSSStyleDeclaration, usual: CSSStyleDeclaration): void {
    for (const name of look) {
      const value = look.getPropertyValue(name)
      if (!SKIPPED.test(name) && value !== usual.getPropertyValue(name)) copy.style.setProperty(name, value)
    }
  }

  private of(node: Element): CSSStyleDeclaration {
    const kind = `${node.namespaceURI} ${node.localName}`
    let found = this.usual.get(kind)
    if (!found) {
      const plain = document.createElementNS(node.namespaceURI, node.localName)
      this.bare.append(plain)
      found = getComputedStyle(plain)
      this.usual.set(kind, found)
    }
    return found
  }

  close(): void {
    this.bare.remove()
  }
}

/** Whether all that stands in this element stands beside each other. */
function isOneLine({ children }: Element): boolean {
  const boxes = Array.from(children, (child) => child.getBoundingClientRect()).filter(({ height }) => height > 0)
  return boxes.every(({ top }) => top < Math.min(...boxes.map(({ bottom }) => bottom)))
}

/** The fonts that are in use, each with its data: a picture asks nobody for anything. */
async function fonts(): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf))
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const used = rules.filter((rule) => rule instanceof CSSFontFaceRule && loaded.has(nameOf(faceOf(rule))))
  return (await Promise.all((used as CSSFontFaceRule[]).map(withData))).join('')
}

function faceOf({ style }: CSSFontFaceRule): Pick<FontFace, 'family' | 'unicodeRange'> {
  return { family: style.getPropertyValue('font-family'), unicodeRange: style.getPropertyValue('unicode-range') }
}

function nameOf({ family, unicodeRange }: Pick<FontFace, 'family' | 'unicodeRange'>): string {
  return `${family.replace(/["']/g, '')} ${unicodeRange.toLowerCase().replace(/\s/g, '')}`
}

async function withData({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const source = cssText.match(/url\("?([^")]+)"?\)/)?.[1]
  if (!source) return ''
  const file = new URL(source, parentStyleSheet?.href ?? new URL(address('/'), location.href))
  const data = new Uint8Array(await (await fetch(file)).arrayBuffer())
  const text = btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))
  return cssText.replace(/src:[^;]+;/, `src: url(data:font/woff2;base64,${text});`)
}

async function raster(link: string, width: number, height: number): Promise<string> {
  const image = new Image()
  image.src = link
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
