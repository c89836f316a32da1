/** Tapping, dragging and the keyboard, for everything on the table that carries a token. */
import { things } from './focus'
import { nextThing } from './steps'
import type { Touching } from './touching.svelte'

const SLIP = 9 // pixels a tap may slip before it is a drag

interface Grip {
  token: string
  node: HTMLElement
  x: number
  y: number
  dragging: boolean
}

const tokenAt = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>('[data-touch]') ?? null

/** Listens on the table itself, so that widgets only say what they are. Acts on release, but for `data-press`. */
export function input(touching: Touching) {
  return (table: HTMLElement) => {
    let grip: Grip | null = null
    let handled = false // a pointer did it: the click that follows is no second touch

    const drop = () => {
      if (grip) {
        grip.node.style.removeProperty('translate')
        grip.node.removeAttribute('data-dragged')
      }
      grip = null
    }

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button) return
      handled = false
      const node = tokenAt(event.target)
      if (!node) return
      const token = node.dataset.touch!
      if (node.dataset.press !== undefined) {
        handled = true
        touching.touch(token)
        return
      }
      grip = { token, node, x: event.clientX, y: event.clientY, dragging: false }
    }

    const move = (event: PointerEvent) => {
      if (!grip || !event.isPrimary) return
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y]
      if (!grip.dragging) {
        if (Math.hypot(dx, dy) < SLIP) return
        if (grip.node.dataset.drag === undefined || !touching.mayTake(grip.token)) {
          drop()
          return
        }
        grip.dragging = true
        grip.node.setAttribute('data-dragged', '')
        table.setPointerCapture(event.pointerId)
        if (!touching.chosen.includes(grip.token)) touching.touch(grip.token, false)
      }
      const scale = Number(grip.node.dataset.scale ?? 1) // a board's own units
      grip.node.style.setProperty('translate', `${dx * scale}px ${dy * scale}px`)
    }

    const up = (event: PointerEvent) => {
      if (!grip || !event.isPrimary) return
      const { token, node, dragging, y } = grip
      handled = true
      drop()
      if (!dragging) {
        touching.touch(token, node.dataset.raise === undefined)
        return
      }
      const there = document.elementsFromPoint(event.clientX, event.clientY).map(tokenAt)
      const target = there.find((each) => each && each !== node && each.dataset.touch !== token)
      if (touching.raised === token && y - event.clientY > 40) touching.touch(token)
      else if (target && touching.chosen.length) touching.touch(target.dataset.touch!)
      else touching.letGo()
    }

    const click = (event: MouseEvent) => {
      const node = tokenAt(event.target)
      if (handled && event.detail > 0) handled = false
      else if (node) touching.touch(node.dataset.touch!)
      else if (!(event.target as Element).closest('button, a, input, select, summary')) {
        const idle = !touching.chosen.length && !touching.raised
        touching.letGo()
        if (idle && (event.target as Element).closest('[data-zone]')) touching.wonder()
      }
    }

    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') touching.letGo()
      const node = tokenAt(event.target)
      if (!node) return
      if (event.key === 'Enter' || event.key === ' ') {
        if (node.tagName === 'BUTTON') return
        event.preventDefault()
        touching.touch(node.dataset.touch!)
      } else if (node.dataset.place === undefined && !event.ctrlKey && !event.metaKey && !event.altKey) walk(event)
    }

    /** To what lies beside it: in the same hand or row, and beyond only to what can be touched. A board has its own way. */
    const walk = (event: KeyboardEvent) => {
      const here = event.target as HTMLElement
      const beside = things(here.closest('[role="group"]') ?? table)
      const next = neighbour(here, event.key, beside) ?? neighbour(here, event.key, things(table).filter(isLit))
      if (!next) return
      event.preventDefault()
      next.focus()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    table.addEventListener('pointerdown', down, { signal })
    table.addEventListener('pointermove', move, { signal })
    table.addEventListener('pointerup', up, { signal })
    table.addEventListener('pointercancel', drop, { signal })
    table.addEventListener('click', click, { signal })
    table.addEventListener('keydown', key, { signal })
    return () => listeners.abort()
  }
}

const isLit = (node: HTMLElement) => node.dataset.lit !== undefined && node.tabIndex >= 0

function neighbour(here: HTMLElement, key: string, nodes: HTMLElement[]): HTMLElement | undefined {
  const all = [here, ...nodes.filter((each) => each !== here)]
  const spots = new Map(
    all.map((each, at) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [`${at}`, { x: x + width / 2, y: y + height / 2 }]
    }),
  )
  const next = nextThing('0', key, spots)
  return next === undefined || next === '0' ? undefined : all[Number(next)]
}
