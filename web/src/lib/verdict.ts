/** How a match ended for the people at this device: the first thing that they want to know. */
import { say } from './words.svelte'

/** By the ranks of all seats and the seats of this device; nothing where there is only one player. Partners
 *  do not share a place: they have it together, and where two sides play there is no third place. */
export function verdict(
  ranks: readonly number[],
  yours: readonly number[],
  names: readonly string[],
  partners = false,
): string {
  if (ranks.length < 2) return ''
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (winners.length === ranks.length) return say('result-draw')
  const own = [...new Set(yours.map((seat) => ranks[seat]!))]
  if (own.length !== 1)
    return say('result-winners', { names: list(winners.map((seat) => names[seat] ?? '')), count: winners.length })
  const [rank] = own as [number]
  if (rank === 1) return say(winners.length > 1 && !partners ? 'result-you-share' : 'result-you-won')
  const sides = partners ? ranks.length / 2 : ranks.length
  return sides === 2 ? say('result-you-lost') : say('result-you-came', { rank, count: ranks.length })
}

/** Whether somebody at this device has won: then there is joy. */
export function hasWon(ranks: readonly number[], yours: readonly number[]): boolean {
  return ranks.some((rank) => rank > 1) && yours.some((seat) => ranks[seat] === 1)
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang).format(names)
}
