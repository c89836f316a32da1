/** How this person likes it: kept in the browser, for every table. */
import { keep, recall } from './storage'

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
}
export type Language = keyof typeof LANGUAGES

function spoken(): Language {
  const tongues = navigator.languages.map((each) => each.slice(0, 2) as Language)
  return tongues.find((each) => each in LANGUAGES) ?? 'en'
}

class Settings {
  language = $state<Language>(spoken())
  name = $state('')
  theme = $state<'auto' | 'light' | 'dark'>('auto')
  /** How quickly things move: 0 not at all, 1 as usual, 2 twice as quick. */
  speed = $state(1)
  fourColours = $state(false)
  /** Cards with large signs in their corners. */
  largeCards = $state(false)
  /** The table as text instead of pictures. */
  asText = $state(false)
  /** Boards seen from the other side. */
  flipped = $state(false)
  /** Ask before every move on a board. */
  confirmMoves = $state(false)
  /** A move on a board may be touched while somebody else is on. */
  premoves = $state(false)

  sound = $state(true)
  /** Of the sounds, up to 1. */
  volume = $state(0.6)
  /** A phone shakes when it is our turn. */
  vibrate = $state(true)
  /** The system tells of our turn while the page is hidden. */
  notify = $state(false)

  constructor() {
    Object.assign(this, recall('settings', {}))
    if (!(this.language in LANGUAGES)) this.language = spoken()
  }

  keep(): void {
    const { language, name, theme, speed, fourColours, largeCards, asText, flipped } = this
    const { confirmMoves, premoves, sound, volume, vibrate, notify } = this
    const looks = { language, name, theme, speed, fourColours, largeCards, asText, flipped }
    keep('settings', { ...looks, confirmMoves, premoves, sound, volume, vibrate, notify })
  }
}

export const settings = new Settings()

/** How times and dates are written: in the language that is spoken here, as in the country of this browser. */
export function locale(): string {
  return navigator.languages.find((each) => each.startsWith(settings.language)) ?? settings.language
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How long a motion of `ms` milliseconds takes at this person's speed; 0 where the system asks for calm. */
export function motion(ms: number): number {
  return still.matches || settings.speed === 0 ? 0 : ms / settings.speed
}
