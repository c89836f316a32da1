/** The games of this server in words; each language is asked for once. */
import type { Offered } from '../protocol'
import { get } from './api'
import { settings } from './settings.svelte'
import { keep, recall } from './storage'

const LATELY = 4 // games that come first on the shelf, because this device played them

const known = new Map<string, Promise<Offered[]>>()

export function shelf(): Promise<Offered[]> {
  const { language } = settings
  let games = known.get(language)
  if (!games) {
    games = get<Offered[]>('/api/games')
    games.catch(() => known.delete(language))
    known.set(language, games)
  }
  return games
}

/** What a game is called, once that is known; one that we do not have is called by its key. */
export function titleOf(key: string, games: readonly Offered[] | undefined): string {
  return games ? (games.find((game) => game.key === key)?.title ?? key) : '…'
}

/** Where the picture of a game is; its own words name it, so that it needs no other. */
export function drawingOf(key: string): string {
  return `/api/games/${encodeURIComponent(key)}/drawing`
}

/** A game of this device was begun, or gone on with. */
export function notePlayed(key: string): void {
  const lately = recall<string[]>('played', [])
  if (lately[0] !== key) keep('played', [key, ...lately.filter((each) => each !== key)].slice(0, LATELY))
}

/** What this device played lately stands first; all others stand as the server has them. */
export function inOrder(games: readonly Offered[]): Offered[] {
  const lately = recall<string[]>('played', [])
  const place = ({ key }: Offered) => (lately.includes(key) ? lately.indexOf(key) : LATELY)
  return games.toSorted((one, other) => place(one) - place(other))
}

export interface Found {
  offered: Offered
  /** The other name by which it was found, if its title and what is said about it do not tell. */
  as: string
}

/** The games that somebody may mean by `wish`: those whose names begin so first. */
export function search(games: readonly Offered[], wish: string): Found[] {
  const words = folded(wish).split(' ').filter(Boolean)
  if (!words.length) return games.map((offered) => ({ offered, as: '' }))
  const holds = (text: string) => words.every((word) => folded(text).includes(word))
  const begins = (name: string) => typed(name).some((text) => words.every((word) => ` ${text}`.includes(` ${word}`)))
  return games
    .flatMap((offered) => {
      const names = [offered.title, ...offered.also]
      const begun = names.findIndex(begins)
      if (begun >= 0) return [{ offered, as: begun ? names[begun]! : '', rank: Math.min(begun, 1) }]
      if (holds(`${offered.title} ${offered.about}`)) return [{ offered, as: '', rank: 2 }]
      const inside = offered.also.find(holds)
      return inside ? [{ offered, as: inside, rank: 3 }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
}

/** A name as it is, in one word (“maumau”, “828”), and without an umlaut's dots (“muehle”). */
const typed = (name: string) => [folded(name), folded(name).replaceAll(' ', ''), folded(name.replace(/[äöü]/gi, '$&e'))]

/** As people type it in a hurry: without capitals, accents, apostrophes and hyphens. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
