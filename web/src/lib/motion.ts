/** Motion between two views: what is the same card flies to where it lies now, what went unseen flies as a back. */
import type { Transfer } from '../protocol'
import { motion } from './settings.svelte'

const FLIGHT = 420 // milliseconds
const QUICK = 150 // where reactions count, a card is seen at once
const STAGGER = 0.16 // of a flight, between two cards that go the same way
const MOST_GHOSTS = 5
const NOT_COPIED = 'data-card data-in data-spot data-touch data-flash data-dragged role tabindex aria-label'.split(' ')
const EASE = 'cubic-bezier(.25,.8,.3,1)'

/** Where something lies, and how wide a card is there. */
interface Spot {
  box: DOMRect
  width: number
}

interface Lying extends Spot {
  face: string
  zone: string
  node: HTMLElement
}

export interface Picture {
  cards: Lying[]
  zones: Map<string, Spot>
  /** Fixed places in which a card may lie face down. */
  places: Map<string, HTMLElement>
}

interface Flight {
  /** What flies; a mere back if nothing is seen of it. */
  node?: HTMLElement
  from: Spot
  to: Spot
  ms: number
  delay?: number
  turn?: 'up' | 'down'
}

/** A zone or a place by the name that a transfer calls it. */
function end({ zones, places }: Picture, name: string): Spot | undefined {
  const place = places.get(name)
  return zones.get(name) ?? (place && { box: place.getBoundingClientRect(), width: place.offsetWidth })
}

const liesAt = ({ zone, node }: Lying, name: string) => zone === name || node.dataset.spot === name

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Where everything lies. Nodes are kept, for those that the next view removes still show what left. */
export function lookAt(root: Element): Picture {
  return {
    cards: all(root, '[data-card]').map((node) => {
      const { offsetWidth: width, offsetHeight: height } = node.querySelector<HTMLElement>('.card') ?? node
      const { x, y } = node.getBoundingClientRect()
      return {
        face: node.dataset.card!,
        zone: node.dataset.in ?? '',
        node,
        box: new DOMRect(x, y, width, height),
        width,
      }
    }),
    zones: new Map(
      all(root, '[data-zone]').map((node) => {
        const width = node.querySelector<HTMLElement>('.card')?.offsetWidth || 44
        return [node.dataset.zone!, { box: node.getBoundingClientRect(), width }]
      }),
    ),
    places: new Map(all(root, '[data-spot]').map((node) => [node.dataset.spot!, node])),
  }
}

/** Let everything go from where it lay to where it lies. */
export function fly(root: Element, sky: Element, before: Picture, transfers: readonly Transfer[], quick = false): void {
  const ms = motion(quick ? QUICK : FLIGHT)
  if (!ms) return
  const now = lookAt(root)
  const gone = new Set(before.cards)
  const ways = transfers.map((each) => ({ ...each }))
  const sent = new Map<string, number>()

  /** Cards that go the same way follow one another. */
  const launch = (flight: Omit<Flight, 'ms'>, way = '') => {
    const nth = sent.get(way) ?? 0
    if (way) sent.set(way, nth + 1)
    const delay = Math.min(nth, 12) * ms * STAGGER
    const turn = quick ? undefined : flight.turn
    soar(sky, { ...flight, turn, ms, delay })
  }

  const fresh = now.cards.filter((card) => {
    const old = first(gone, (each) => each.face === card.face && each.zone === card.zone)
    if (!old) return true
    gone.delete(old)
    shift(card, old, before, now, ms)
    return false
  })
  for (const card of fresh) {
    const way = ways.find((each) => liesAt(card, each.target) && each.count > 0)
    const same = (each: Lying) => each.face === card.face
    const old = first(gone, (each) => same(each) && !!way && liesAt(each, way.source)) ?? first(gone, same)
    if (old) gone.delete(old)
    const source = way && (end(before, way.source) ?? end(now, way.source))
    if (way) way.count--
    if (old) launch({ node: card.node, from: old, to: card }, `${old.zone} ${card.zone}`)
    else if (source) launch({ node: card.node, from: source, to: card, turn: 'up' }, `${way.source} ${card.zone}`)
    else if (liesHidden(before.places.get(card.node.dataset.spot ?? '')))
      launch({ node: card.node, from: card, to: card, turn: 'up' })
  }
  for (const card of gone) {
    const place = now.places.get(card.node.dataset.spot ?? '')
    if (place && liesHidden(place)) {
      launch({ node: card.node, from: card, to: card, turn: 'down' })
      hide(place, ms)
      continue
    }
    const way = ways.find((each) => liesAt(card, each.source) && each.count > 0)
    const target = way && end(now, way.target)
    if (!target) continue
    way.count--
    launch({ node: card.node, from: card, to: target, turn: 'down' }, `${way.source} ${way.target}`)
  }
  for (const { source, target, count } of ways) {
    const from = end(before, source) ?? end(now, source)
    const to = end(now, target)
    if (!from || !to) continue
    for (let at = 0; at < Math.min(count, MOST_GHOSTS); at++) launch({ from, to }, `${source} ${target}`)
  }
}

function first<T>(things: Iterable<T>, fits: (thing: T) => boolean): T | undefined {
  for (const thing of things) if (fits(thing)) return thing
  return undefined
}

const liesHidden = (place: HTMLElement | undefined) => !!place?.querySelector('.card.back')

const middle = ({ box }: Spot) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** A card that stays in its zone moves up; the zone itself may have moved with all its cards. */
function shift(card: Lying, old: Lying, before: Picture, now: Picture, ms: number): void {
  const [here, there] = [middle(card), middle(old)]
  const [zone, last] = [now.zones.get(card.zone), before.zones.get(card.zone)]
  const [base, stood] = zone && last ? [middle(zone), middle(last)] : [here, here]
  const [x, y] = [there.x - here.x - stood.x + base.x, there.y - here.y - stood.y + base.y]
  if (Math.hypot(x, y) < 2) return
  card.node.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration: ms, easing: EASE })
}

function hide(node: Element, ms: number): void {
  node.animate({ opacity: [0, 0] }, { duration: ms })
}

/** A card on its way, above everything: where it lands nothing may cut it off. What it stands for is hidden meanwhile. */
function soar(sky: Element, { node, from, to, ms, delay = 0, turn }: Flight): void {
  const width = (node?.isConnected ? to : from).width
  const flyer = document.createElement('div')
  flyer.className = 'flying'
  flyer.style.setProperty('--card-w', `${width}px`)
  const both = document.createElement('div')
  flyer.append(both)
  if (node) both.append(likeness(node))
  if (!node || turn) both.append(back(!!node))
  sky.append(flyer)
  if (node?.isConnected) hide(node, ms + delay)

  const timing = { duration: ms, delay, easing: EASE, fill: 'both' } as const
  if (turn)
    both.animate({ transform: turn === 'up' ? ['rotateY(180deg)', 'none'] : ['none', 'rotateY(180deg)'] }, timing)
  const at = (spot: Spot) => {
    const { x, y } = middle(spot)
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${spot.width / width})`
  }
  const flight = flyer.animate({ transform: [at(from), at(to)] }, timing)
  flight.onfinish = flight.oncancel = () => flyer.remove()
}

/** The picture of a card, without anything that could be touched or found. */
function likeness(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  for (const name of NOT_COPIED) copy.removeAttribute(name)
  copy.style.removeProperty('translate')
  copy.classList.add('flying-front')
  return copy
}

function back(behind: boolean): HTMLElement {
  const card = document.createElement('div')
  card.className = behind ? 'card back flying-back' : 'card back'
  return card
}
