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
  /** Boards seen from the other side. */
  flipped = $state(false)

  constructor() {
    Object.assign(this, recall('settings', {}))
    if (!(this.language in LANGUAGES)) this.language = spoken()
  }

  keep(): void {
    const { language, name, theme, speed, fourColours, flipped } = this
    keep('settings', { language, name, theme, speed, fourColours, flipped })
  }
}

export const settings = new Settings()

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How long a motion of `ms` milliseconds takes at this person's speed; 0 where the system asks for calm. */
export function motion(ms: number): number {
  return still.matches || settings.speed === 0 ? 0 : ms / settings.speed
}
