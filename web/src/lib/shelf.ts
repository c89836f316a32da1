/** The games of this server in words; each language is asked for once. */
import type { Offered } from '../protocol'
import { get } from './api'
import { settings } from './settings.svelte'

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

/** Where the picture of a game is; its own words name it, so that it needs no other. */
export function drawingOf(key: string): string {
  return `/api/games/${encodeURIComponent(key)}/drawing`
}
