/** Motion between two views: what is the same card flies to where it lies now, what went unseen flies as a back. */
import type { Transfer } from '../protocol'
import { motion } from './settings.svelte'

const FLIGHT = 420 // milliseconds
const QUICK = 150 // where reactions count, a card is seen at once
const STAGGER = 0.16 // of a flight, between two cards that go the same way
const MOST_DELAYS = 12
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
  /** The fixed place it lies in, if its zone has such places. */
  place: string
  node: HTMLElement
}

/** A fixed place, in which a card may lie face down. */
interface Place extends Spot {
  node: HTMLElement
  hidden: boolean
}

export interface Picture {
  cards: Lying[]
  zones: Map<string, Spot>
  places: Map<string, Place>
}

interface Flight {
  /** What flies; a mere back if nothing is seen of it. */
  node?: HTMLElement
  from: Spot
  to: Spot
  turn?: 'up' | 'down'
  /** How many cards went the same way before it. */
  nth: number
}

/** What moves between two pictures. */
interface Plan {
  flights: Flight[]
  /** Cards that stay in their zone, and where each lay as seen from where it lies. */
  shifts: { node: HTMLElement; x: number; y: number }[]
  /** Backs that are not to be seen until the card that turns over lies there. */
  covered: HTMLElement[]
}

/** A zone or a place by the name that a transfer calls it. */
const end = ({ zones, places }: Picture, name: string): Spot | undefined => zones.get(name) ?? places.get(name)

const liesAt = ({ zone, place }: Lying, name: string) => zone === name || place === name

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Where everything lies. Nodes are kept, for those that the next view removes still show what left. */
export function lookAt(root: Element): Picture {
  return {
    cards: all(root, '[data-card]').map((node) => {
      const { offsetWidth: width, offsetHeight: height } = node.querySelector<HTMLElement>('.card') ?? node
      const { x, y } = node.getBoundingClientRect()
      const { card, in: zone = '', spot = '' } = node.dataset
      return { face: card!, zone, place: spot, node, box: new DOMRect(x, y, width, height), width }
    }),
    zones: new Map(
      all(root, '[data-zone]').map((node) => {
        const width = node.querySelector<HTMLElement>('.card')?.offsetWidth || 44
        return [node.dataset.zone!, { box: node.getBoundingClientRect(), width }]
      }),
    ),
    places: new Map(
      all(root, '[data-spot]').map((node) => {
        const hidden = !!node.querySelector('.card.back')
        return [node.dataset.spot!, { node, hidden, box: node.getBoundingClientRect(), width: node.offsetWidth }]
      }),
    ),
  }
}

/** What moves there, and comes to an end. */
export function moving(places: readonly Element[]): Animation[] {
  const found = places.flatMap((place) => place.getAnimations({ subtree: true }))
  return found.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
}

/** Milliseconds until nothing moves there any more. */
export function untilStill(places: readonly Element[]): number {
  const left = moving(places).map(
    ({ effect, currentTime }) => Number(effect!.getComputedTiming().endTime) - Number(currentTime ?? 0),
  )
  return Math.max(0, ...left)
}

/** Let everything go from where it lay to where it lies. */
export function fly(root: Element, sky: Element, before: Picture, transfers: readonly Transfer[], quick = false): void {
  const ms = motion(quick ? QUICK : FLIGHT)
  if (!ms) return
  const { flights, shifts, covered } = plan(before, lookAt(root), transfers)
  for (const { node, x, y } of shifts)
    node.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration: ms, easing: EASE })
  for (const node of covered) hide(node, ms)
  for (const flight of flights) soar(sky, quick ? { ...flight, turn: undefined } : flight, ms)
}

/** Know the cards again: by their face where they lay, then by what was transferred, then wherever the face lay. */
export function plan(before: Picture, now: Picture, transfers: readonly Transfer[]): Plan {
  const found: Plan = { flights: [], shifts: [], covered: [] }
  const gone = new Set(before.cards)
  const left = transfers.map((each) => ({ ...each }))
  const sent = new Map<string, number>()

  /** Cards that go the same way follow one another. */
  const launch = (flight: Omit<Flight, 'nth'>, way: string) => {
    const nth = sent.get(way) ?? 0
    sent.set(way, nth + 1)
    found.flights.push({ ...flight, nth })
  }
  const turnOver = (node: HTMLElement, spot: Spot, turn: 'up' | 'down') =>
    found.flights.push({ node, from: spot, to: spot, turn, nth: 0 })

  const fresh = now.cards.filter((card) => {
    const old = first(gone, (each) => each.face === card.face && each.zone === card.zone)
    if (!old) return true
    gone.delete(old)
    const { x, y } = shift(card, old, before, now)
    if (Math.hypot(x, y) >= 2) found.shifts.push({ node: card.node, x, y })
    return false
  })
  for (const card of fresh) {
    const transfer = left.find((each) => liesAt(card, each.target) && each.count > 0)
    const same = (each: Lying) => each.face === card.face
    const old = first(gone, (each) => same(each) && !!transfer && liesAt(each, transfer.source)) ?? first(gone, same)
    if (old) gone.delete(old)
    const source = transfer && (end(before, transfer.source) ?? end(now, transfer.source))
    if (transfer) transfer.count--
    const { node } = card
    if (old) launch({ node, from: old, to: card }, `${old.zone} ${card.zone}`)
    else if (source) launch({ node, from: source, to: card, turn: 'up' }, `${transfer.source} ${card.zone}`)
    else if (before.places.get(card.place)?.hidden) turnOver(node, card, 'up')
  }
  for (const card of gone) {
    const place = now.places.get(card.place)
    if (place?.hidden) {
      turnOver(card.node, card, 'down')
      found.covered.push(place.node)
      continue
    }
    const transfer = left.find((each) => liesAt(card, each.source) && each.count > 0)
    const target = transfer && end(now, transfer.target)
    if (!target) continue
    transfer.count--
    launch({ node: card.node, from: card, to: target, turn: 'down' }, `${transfer.source} ${transfer.target}`)
  }
  for (const { source, target, count } of left) {
    const from = end(before, source) ?? end(now, source)
    const to = end(now, target)
    if (!from || !to) continue
    for (let at = 0; at < Math.min(count, MOST_GHOSTS); at++) launch({ from, to }, `${source} ${target}`)
  }
  return found
}

function first<T>(things: Iterable<T>, fits: (thing: T) => boolean): T | undefined {
  for (const thing of things) if (fits(thing)) return thing
  return undefined
}

const middle = ({ box }: Spot) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Where a card lay as seen from where it lies; its zone itself may have moved with all its cards. */
function shift(card: Lying, old: Lying, before: Picture, now: Picture): { x: number; y: number } {
  const [here, there] = [middle(card), middle(old)]
  const [zone, last] = [now.zones.get(card.zone), before.zones.get(card.zone)]
  const [base, stood] = zone && last ? [middle(zone), middle(last)] : [here, here]
  return { x: there.x - here.x - stood.x + base.x, y: there.y - here.y - stood.y + base.y }
}

function hide(node: Element, ms: number): void {
  node.animate({ opacity: [0, 0] }, { duration: ms })
}

/** A card on its way, above everything: where it lands nothing may cut it off. What it stands for is hidden meanwhile. */
function soar(sky: Element, { node, from, to, turn, nth }: Flight, ms: number): void {
  const delay = Math.min(nth, MOST_DELAYS) * ms * STAGGER
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
