/** What this browser keeps; where it may keep nothing (private windows), it is forgotten on leaving. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`parlour.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${name}`, JSON.stringify(value))
  } catch {
    // nothing can be kept here
  }
}
