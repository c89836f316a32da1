/** Rules pages, for exactly the house rules of a table; each is asked for once. */
import type { Page, Switch } from '../protocol'
import { get } from './api'
import { settings } from './settings.svelte'
import { keep, recall } from './storage'

const known = new Map<string, Promise<Page>>()

export function rulesOf(game: string, switches: readonly Pick<Switch, 'name' | 'value'>[]): Promise<Page> {
  const rules = new URLSearchParams(switches.map(({ name, value }) => ['rule', `${name}=${written(value)}`]))
  const path = `/api/games/${encodeURIComponent(game)}/rules?${rules}`
  const key = `${settings.language} ${path}`
  let page = known.get(key)
  if (!page) {
    page = get<Page>(path)
    page.catch(() => known.delete(key))
    known.set(key, page)
  }
  return page
}

function written(value: Switch['value']): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

/** Whether a paragraph of the page explains this: the key of a refusal is the name of the rule behind it. */
export function explains(page: Page, key: string): boolean {
  return page.sections.some(({ blocks }) => blocks.some(({ ids }) => ids?.includes(key)))
}

/** Blocks of one kind in a row: the items of a list stand together. */
export function grouped<T extends { kind: string }>(blocks: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && last[0]!.kind === block.kind) last.push(block)
    else groups.push([block])
  }
  return groups
}

const EVERY = '*' // whoever keeps this is never asked

/** Whether nobody at this device has been asked about a tour of this game. */
export function isNew(game: string): boolean {
  const toured = recall<string[]>('toured', [])
  return !toured.includes(game) && !toured.includes(EVERY)
}

/** Somebody has seen the tour of this game, or does not want it. */
export function noteToured(game: string): void {
  if (isNew(game)) keep('toured', [...recall<string[]>('toured', []), game])
}
