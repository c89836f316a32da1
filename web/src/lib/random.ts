/** Random letters and digits: ids of deeds, seeds. Works over plain http too. */
export function random(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
