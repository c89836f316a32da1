// Small one-tone pictures: the inner markup of an svg with viewBox "0 0 48 48", drawn in currentColor.
/** On dice, and on the places of a track. */
export const symbols: Record<string, string> = {
  hat: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M14 29V18C14 12.8 18 10 24 10S34 12.8 34 18V29"/><path d="M14 25.8C7.8 26.8 3.5 28.7 3.5 31C3.5 34.8 12.7 38 24 38S44.5 34.8 44.5 31C44.5 28.7 40.2 26.8 34 25.8"/><path d="M14 29C19 31.7 29 31.7 34 29"/><path d="M14 22.8C19 25.5 29 25.5 34 22.8"/></g>',
  glasses:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="13" cy="27" r="8.5"/><circle cx="35" cy="27" r="8.5"/><path d="M21.3 25C22.6 23.2 25.4 23.2 26.7 25"/><path d="M4.8 24.5L7.5 15.5C8 13.8 9.4 12.8 11.2 13"/><path d="M43.2 24.5L40.5 15.5C40 13.8 38.6 12.8 36.8 13"/></g>',
  ball: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="28" r="9"/><path d="M31.4 22.4C32.8 16.4 37.4 13 45.6 12.6C46 16.4 44.6 19 41.8 20C42 23.6 40 26.2 37 26.7C36.2 28.6 34.8 29.5 33 29.7"/><path d="M41.8 20C40 20.6 38.2 20.6 36.4 20"/><path d="M16.6 22.4C15.2 16.4 10.6 13 2.4 12.6C2 16.4 3.4 19 6.2 20C6 23.6 8 26.2 11 26.7C11.8 28.6 13.2 29.5 15 29.7"/><path d="M6.2 20C8 20.6 9.8 20.6 11.6 20"/></g>',
  crystal:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="20" r="14.5"/><path d="M15.5 19.5C15.8 15.5 18.5 12.4 22.3 11.6"/><path d="M15.3 32.5L11.5 41.5H36.5L32.7 32.5"/></g>',
  potion:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M18 6H30"/><path d="M20 6V17.5L9.7 35.2C7.6 38.8 9.7 42.5 13.8 42.5H34.2C38.3 42.5 40.4 38.8 38.3 35.2L28 17.5V6"/><path d="M13.8 28.5C18 26.3 21 26.8 24 28.5S30.5 30.7 34.2 28.5"/><circle cx="21" cy="35.5" r="2" fill="currentColor" stroke="none"/><circle cx="28" cy="33.8" r="1.6" fill="currentColor" stroke="none"/></g>',
  candle:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24 3.5C27.8 7.6 29.3 10.2 29.3 12.6C29.3 15.7 27 17.8 24 17.8S18.7 15.7 18.7 12.6C18.7 10.2 20.2 7.6 24 3.5Z"/><path d="M24 18V22.5"/><path d="M17.5 38V24.5A2 2 0 0 1 19.5 22.5H28.5A2 2 0 0 1 30.5 24.5V38"/><path d="M8 38H40C39.5 41.5 37.2 43.5 34 43.5H14C10.8 43.5 8.5 41.5 8 38Z"/></g>',
}

/** What partners do with their faces and hands. */
export const gestures: Record<string, string> = {
  'wink-left':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><path d="M12.8 21.8Q16.8 17.6 20.8 21.8"/><circle cx="31" cy="20.5" r="2.4" fill="currentColor" stroke="none"/><path d="M16.5 29.5Q24 36.5 31.5 29.5"/></g>',
  'wink-right':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><circle cx="17" cy="20.5" r="2.4" fill="currentColor" stroke="none"/><path d="M27.2 21.8Q31.2 17.6 35.2 21.8"/><path d="M16.5 29.5Q24 36.5 31.5 29.5"/></g>',
  'scratch-ear':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M28.6 34.4A15.3 15.3 0 1 1 30.6 15.2"/><circle cx="12.8" cy="20.8" r="2.4" fill="currentColor" stroke="none"/><circle cx="24" cy="20.8" r="2.4" fill="currentColor" stroke="none"/><path d="M13 30Q18.5 34.4 24 30"/><path d="M32.6 18.6C37.6 15.4 41.4 19.6 39.6 23.6C38.4 26.3 35.6 27.6 33 26.6"/><path d="M31.5 44L33.6 38.4C34 37.4 34.5 36.8 35.2 36.1L39.6 31.6A2.6 2.6 0 0 1 43.4 35.2L41.6 37C44 38.6 44.8 40.8 44.5 44"/><path d="M41.8 13.8L44.2 11.6"/><path d="M36.6 11.2L37.4 8"/></g>',
  'pucker-lips':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><path d="M12.8 20.8Q16.8 17.2 20.8 20.8"/><path d="M27.2 20.8Q31.2 17.2 35.2 20.8"/><path d="M22.3 27.2C27.6 26 28.4 30.6 24 31.2C28.4 31.8 27.6 36.4 22.3 35.2"/></g>',
  'rub-chin':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M12.3 28.2A16 16 0 1 1 38 27.4"/><circle cx="19" cy="17.5" r="2.4" fill="currentColor" stroke="none"/><circle cx="31" cy="17.5" r="2.4" fill="currentColor" stroke="none"/><path d="M21 26.2Q25.4 24.6 29 26.4"/><path d="M10 44V35.2C10 31.6 13.6 30.6 15.4 33.2L17.6 36.2L32 32.2A2.6 2.6 0 0 1 33.6 37.2L27.4 39.3C27.7 41.2 27.2 42.8 26 44"/></g>',
  cough:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24.5 41.8A18 18 0 1 1 41.2 26.2"/><path d="M13.2 16.8L19 20L13.2 23.2"/><path d="M33.8 16.8L28 20L33.8 23.2"/><path d="M44.5 38.8L34.3 30.7C33.4 28.6 31.6 27.5 29.5 27.5H20.7A2.7 2.7 0 0 0 20.7 32.9A2.7 2.7 0 0 0 21.7 38.3H29C30.3 38.3 31.3 38.8 32.2 39.7L36.8 44.5"/><path d="M20.7 32.9H26"/></g>',
  'look-up':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><circle cx="17" cy="19" r="5"/><circle cx="31" cy="19" r="5"/><circle cx="17" cy="16.4" r="2.2" fill="currentColor" stroke="none"/><circle cx="31" cy="16.4" r="2.2" fill="currentColor" stroke="none"/><path d="M19.5 33H28.5"/></g>',
  'tap-table':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5.5 43.5H42.5"/><path d="M13.6 4.5C12 9.5 12 13.5 14 18V33A2.9 2.9 0 0 0 19.8 33V25.6A2.9 2.9 0 0 0 25.6 25.6A2.9 2.9 0 0 0 31.4 24.6A2.8 2.8 0 0 0 37 22.6V14C37 10.3 36 7.4 34.4 4.5"/><path d="M19.8 25.6V18.5"/><path d="M25.6 25.6V18.5"/><path d="M31.4 24.6V18.5"/><path d="M8.6 37L5.6 34.6"/><path d="M25.4 37L28.4 34.6"/></g>',
  yawn: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><path d="M12.5 18.6Q16.5 21.8 20.5 18.6"/><path d="M27.5 18.6Q31.5 21.8 35.5 18.6"/><ellipse cx="24" cy="31" rx="5.2" ry="6.4"/></g>',
  'adjust-glasses':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M35.6 30.4A17 17 0 1 1 33.6 14"/><circle cx="13" cy="21" r="5.4"/><circle cx="26.8" cy="21" r="5.4"/><path d="M18.4 20.4Q19.9 19.2 21.4 20.4"/><path d="M14.5 32Q20 35.6 25.5 32"/><path d="M46 14.5H43.2C42.4 14.5 41.7 14.7 41 15.1L34.9 18.8A2.55 2.55 0 0 0 37.5 23.2L41 21.2V26A3.2 3.2 0 0 0 44.2 29.2H46"/></g>',
}

export const pictures: Record<string, string> = {
  ...symbols,
  ...gestures,

  // Suits
  C: '<path fill="currentColor" d="M24 4.5A8.7 8.7 0 0 1 29.6 19.9C29.2 20.3 29 20.7 29.3 21.1A8.7 8.7 0 1 1 25.8 31.6C26 37.4 27.6 41.2 31.5 43.5H16.5C20.4 41.2 22 37.4 22.2 31.6A8.7 8.7 0 1 1 18.7 21.1C19 20.7 18.8 20.3 18.4 19.9A8.7 8.7 0 0 1 24 4.5Z"/>',
  D: '<path fill="currentColor" d="M24 4C27.4 11.6 32.6 18.6 39 24C32.6 29.4 27.4 36.4 24 44C20.6 36.4 15.4 29.4 9 24C15.4 18.6 20.6 11.6 24 4Z"/>',
  H: '<path fill="currentColor" d="M24 42.5C20.6 35.2 6 28 6 16.6C6 10.4 10.4 6.5 15.2 6.5C19.4 6.5 22.7 9.2 24 13.2C25.3 9.2 28.6 6.5 32.8 6.5C37.6 6.5 42 10.4 42 16.6C42 28 27.4 35.2 24 42.5Z"/>',
  S: '<path fill="currentColor" d="M24 4.5C27.2 11.8 42 18.6 42 28.6C42 33.9 38.3 37.2 34.2 37.2C30.3 37.2 27.3 35 25.7 31.6C25.9 37.4 27.6 41.2 31.5 43.5H16.5C20.4 41.2 22.1 37.4 22.3 31.6C20.7 35 17.7 37.2 13.8 37.2C9.7 37.2 6 33.9 6 28.6C6 18.6 20.8 11.8 24 4.5Z"/>',

  // Pieces
  'king-mark':
    '<path fill="currentColor" d="M7 15.5A2.6 2.6 0 1 1 11 16.2L17.6 22L22.2 12.8A3.2 3.2 0 1 1 25.8 12.8L30.4 22L37 16.2A2.6 2.6 0 1 1 41 15.5L37.6 32.5H10.4ZM10.4 35.5H37.6V38A2 2 0 0 1 35.6 40H12.4A2 2 0 0 1 10.4 38Z"/>',
  wolf: '<path fill="currentColor" fill-rule="evenodd" d="M8.5 4L18.5 11.6C22 10.5 26 10.5 29.5 11.6L39.5 4C40.8 9.5 41 14.5 40 19.5L44.5 27.5L38.6 30.6L35 35.5L29.6 37.8L27.4 42.6C26.6 44.4 21.4 44.4 20.6 42.6L18.4 37.8L13 35.5L9.4 30.6L3.5 27.5L8 19.5C7 14.5 7.2 9.5 8.5 4ZM13.5 21.5C14.5 25.3 17.4 27.3 21 26.6C20 23.8 17.3 22 13.5 21.5ZM34.5 21.5C30.7 22 28 23.8 27 26.6C30.6 27.3 33.5 25.3 34.5 21.5ZM20.6 36.4C20.6 38.4 22.2 40 24 40S27.4 38.4 27.4 36.4C25.4 35.4 22.6 35.4 20.6 36.4Z"/>',
  sheep:
    '<path fill="currentColor" fill-rule="evenodd" d="M29.8 8A6.6 6.6 0 0 1 38.7 15.3A6.6 6.6 0 0 1 40.7 26.4A6.6 6.6 0 0 1 34.9 36.1A6.6 6.6 0 0 1 24 40A6.6 6.6 0 0 1 13.1 36.1A6.6 6.6 0 0 1 7.3 26.4A6.6 6.6 0 0 1 9.3 15.3A6.6 6.6 0 0 1 18.2 8A6.6 6.6 0 0 1 29.8 8ZM24 15.5C20.6 15.5 18 16.7 16.4 18.8C13.2 16.9 9.9 17.9 8.6 20.8C10.4 24 13.2 25.2 16.2 24.2C16.6 32.3 19.4 39 24 39S31.4 32.3 31.8 24.2C34.8 25.2 37.6 24 39.4 20.8C38.1 17.9 34.8 16.9 31.6 18.8C30 16.7 27.4 15.5 24 15.5Z"/><circle cx="20.4" cy="24" r="1.9" fill="currentColor" stroke="none"/><circle cx="27.6" cy="24" r="1.9" fill="currentColor" stroke="none"/><path fill="currentColor" d="M21 32C21 31 22.2 30.6 24 30.6S27 31 27 32C27 33.6 25.6 35 24 35S21 33.6 21 32Z"/>',
  pawn: '<path fill="currentColor" d="M24 4.5A8 8 0 0 1 29.4 18.4H31.5A2 2 0 0 1 31.5 22.4H28.6C29.2 28.6 31.4 32.6 35.2 35.5H36A2.5 2.5 0 0 1 38.5 38V41A2.5 2.5 0 0 1 36 43.5H12A2.5 2.5 0 0 1 9.5 41V38A2.5 2.5 0 0 1 12 35.5H12.8C16.6 32.6 18.8 28.6 19.4 22.4H16.5A2 2 0 0 1 16.5 18.4H18.6A8 8 0 0 1 24 4.5Z"/>',

  // Interface
  menu: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M8 13H40"/><path d="M8 24H40"/><path d="M8 35H40"/></g>',
  close:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M12 12L36 36"/><path d="M36 12L12 36"/></g>',
  back: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M40 24H8"/><path d="M20 11.5L7.5 24L20 36.5"/></g>',
  share:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="35" cy="10.5" r="5"/><circle cx="12.5" cy="24" r="5"/><circle cx="35" cy="37.5" r="5"/><path d="M16.9 21.4L30.6 13.1"/><path d="M16.9 26.6L30.6 34.9"/></g>',
  copy: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="17" y="17" width="24" height="24" rx="4"/><path d="M31 17V11A4 4 0 0 0 27 7H11A4 4 0 0 0 7 11V27A4 4 0 0 0 11 31H17"/></g>',
  link: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round" transform="rotate(-45 24 24)"><path d="M20 32H14A8 8 0 0 1 14 16H20"/><path d="M28 16H34A8 8 0 0 1 34 32H28"/><path d="M17 24H31"/></g>',
  qr: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="7" y="7" width="13" height="13" rx="2.5"/><rect x="28" y="7" width="13" height="13" rx="2.5"/><rect x="7" y="28" width="13" height="13" rx="2.5"/><path d="M13.5 13.5H13.6"/><path d="M34.5 13.5H34.6"/><path d="M13.5 34.5H13.6"/><path d="M28 28V33H33"/><path d="M28 41H30"/><path d="M36.5 41H41V36"/><path d="M41 28V29.5"/></g>',
  people:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="18" cy="16" r="7.5"/><path d="M5 40C5 32.5 10.5 28.5 18 28.5S31 32.5 31 40"/><path d="M30.5 9A7.5 7.5 0 0 1 30.5 23"/><path d="M35.5 29.5C40.2 31 43 34.8 43 40"/></g>',
  person:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="15" r="8.5"/><path d="M8.5 41C8.5 33 15 28.5 24 28.5S39.5 33 39.5 41"/></g>',
  computer:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="6" y="8" width="36" height="25" rx="4"/><path d="M24 33V40.5"/><path d="M15 40.5H33"/></g>',
  chat: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M12 8H36A5 5 0 0 1 41 13V29A5 5 0 0 1 36 34H22.5L13.5 41V34H12A5 5 0 0 1 7 29V13A5 5 0 0 1 12 8Z"/><path d="M16 18H32"/><path d="M16 25H26"/></g>',
  rules:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24 13C20.5 9.8 14.5 8.8 6 9V36C14.5 35.8 20.5 36.8 24 40C27.5 36.8 33.5 35.8 42 36V9C33.5 8.8 27.5 9.8 24 13Z"/><path d="M24 13V40"/></g>',
  log: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M18 12H41"/><path d="M18 24H41"/><path d="M18 36H41"/><circle cx="8.5" cy="12" r="2.4" fill="currentColor" stroke="none"/><circle cx="8.5" cy="24" r="2.4" fill="currentColor" stroke="none"/><circle cx="8.5" cy="36" r="2.4" fill="currentColor" stroke="none"/></g>',
  settings:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 13H25.5"/><path d="M34.5 13H41"/><circle cx="30" cy="13" r="4.5"/><path d="M7 35H27.5"/><path d="M36.5 35H41"/><circle cx="32" cy="35" r="4.5"/><path d="M7 24H11.5"/><path d="M20.5 24H41"/><circle cx="16" cy="24" r="4.5"/></g>',
  sound:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 18.5H14L24.5 9.5V38.5L14 29.5H7Z"/><path d="M31 18A9 9 0 0 1 31 30"/><path d="M36 12.5A17 17 0 0 1 36 35.5"/></g>',
  'sound-off':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 18.5H14L24.5 9.5V38.5L14 29.5H7Z"/><path d="M31.5 19L41.5 29"/><path d="M41.5 19L31.5 29"/></g>',
  undo: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M16 9.5L7 18.5L16 27.5"/><path d="M8 18.5H28.5A11 11 0 0 1 28.5 40.5H17"/></g>',
  flip: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M15 40V9"/><path d="M7 17L15 9L23 17"/><path d="M33 8V39"/><path d="M25 31L33 39L41 31"/></g>',
  flag: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M11 43V6"/><path d="M11 9C16 6 20.5 6 25 9S34.5 12 40 9V27C34.5 30 29.5 30 25 27S16 24 11 27"/></g>',
  handshake:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M4 13.5L9.5 11.5L15 13.5L23 11.5"/><path d="M44 13.5L38.5 11.5L33 13.5C29.5 11.6 26.3 10.8 23 11.5L16.2 18.4C14.3 20.5 17.2 23.6 19.6 22L24.5 18.8L37.5 29.3C39.8 31.6 37 34.8 34.3 33"/><path d="M4 31.5H8.5L18.7 39.8C21 41.6 23.4 40.8 24 38.6"/><path d="M24 38.6C26.6 40.4 29.6 38.6 29.4 36"/><path d="M29.4 36C32 37.4 34.8 35.8 34.3 33"/><path d="M44 30.5H38.2"/></g>',
  play: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M15 9.2L39 24L15 38.8Z"/></g>',
  pause:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M17 10V38"/><path d="M31 10V38"/></g>',
  previous:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M30 10L16 24L30 38"/></g>',
  next: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M18 10L32 24L18 38"/></g>',
  first:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M35 10L21 24L35 38"/><path d="M13 10V38"/></g>',
  last: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M13 10L27 24L13 38"/><path d="M35 10V38"/></g>',
  seal: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24 5L38 10V23C38 32 32 39 24 43C16 39 10 32 10 23V10Z"/><path d="M17 24L22 29L31 19"/></g>',
  again:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M39.5 24A15.5 15.5 0 1 1 34.6 12.7"/><path d="M35.5 4.5V13.5H26.5"/></g>',
  eye: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M4 24C9 15.5 16 11 24 11S39 15.5 44 24C39 32.5 32 37 24 37S9 32.5 4 24Z"/><circle cx="24" cy="24" r="6"/></g>',
  plus: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24 9V39"/><path d="M9 24H39"/></g>',
  minus:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M9 24H39"/></g>',
  check:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M8.5 25.5L19 36L40 13"/></g>',
  crown:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M6.5 14L15.5 22L24 9.5L32.5 22L41.5 14L37.5 34H10.5Z"/><path d="M11 40.5H37"/></g>',
  clock:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><path d="M24 13V24L31 28.5"/></g>',
  'wifi-off':
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M8 6.5L41 41.5"/><path d="M5 19.5C7.9 16.7 11 14.7 14.3 13.3"/><path d="M22 11.3C29.9 10.6 37 13.4 43 19.5"/><path d="M12 27.5C14.2 25.4 16.6 24 19.2 23.2"/><path d="M31.5 23.9C33.1 24.8 34.6 26 36 27.5"/><circle cx="24" cy="37.5" r="3" fill="currentColor" stroke="none"/></g>',
  globe:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="18"/><ellipse cx="24" cy="24" rx="8" ry="18"/><path d="M6 24H42"/></g>',
  moon: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M40.5 28.5A17.5 17.5 0 1 1 19.5 7.5A14 14 0 0 0 40.5 28.5Z"/></g>',
  sun: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="8"/><path d="M38.5 24L43 24"/><path d="M34.3 34.3L37.4 37.4"/><path d="M24 38.5L24 43"/><path d="M13.7 34.3L10.6 37.4"/><path d="M9.5 24L5 24"/><path d="M13.7 13.7L10.6 10.6"/><path d="M24 9.5L24 5"/><path d="M34.3 13.7L37.4 10.6"/></g>',
  dice: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="7" y="7" width="34" height="34" rx="8"/><circle cx="16" cy="16" r="2.8" fill="currentColor" stroke="none"/><circle cx="32" cy="16" r="2.8" fill="currentColor" stroke="none"/><circle cx="24" cy="24" r="2.8" fill="currentColor" stroke="none"/><circle cx="16" cy="32" r="2.8" fill="currentColor" stroke="none"/><circle cx="32" cy="32" r="2.8" fill="currentColor" stroke="none"/></g>',
  board:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="7" y="7" width="34" height="34" rx="4"/><path fill="currentColor" stroke="none" d="M8 8H16V16H8ZM24 8H32V16H24ZM16 16H24V24H16ZM32 16H40V24H32ZM8 24H16V32H8ZM24 24H32V32H24ZM16 32H24V40H16ZM32 32H40V40H32Z"/></g>',
  cards:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><rect x="18" y="9.5" width="20" height="29" rx="3.5" transform="rotate(14 28 24)"/><path d="M15.7 9.9L10.2 11.4A3.5 3.5 0 0 0 7.7 15.7L12.9 35"/><path fill="currentColor" stroke="none" d="M28 17C29.4 19.8 31 22 33.4 24C31 26 29.4 28.2 28 31C26.6 28.2 25 26 22.6 24C25 22 26.6 19.8 28 17Z" transform="rotate(14 28 24)"/></g>',
  hand: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M14.5 28V13A2.9 2.9 0 0 1 20.3 13V8.5A2.9 2.9 0 0 1 26.1 8.5V10.5A2.9 2.9 0 0 1 31.9 10.5V15A2.9 2.9 0 0 1 37.7 15V29C37.7 37.5 33 43 25.8 43C20.4 43 17.2 40.6 14.6 36L8.4 26.6A3 3 0 0 1 13 22.9L14.5 24.5"/><path d="M20.3 13V23"/><path d="M26.1 10.5V22.5"/><path d="M31.9 15V23.5"/></g>',
  trash:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 13H41"/><path d="M18 13V9A3 3 0 0 1 21 6H27A3 3 0 0 1 30 9V13"/><path d="M11.5 13L13.3 38.3A4 4 0 0 0 17.3 42H30.7A4 4 0 0 0 34.7 38.3L36.5 13"/><path d="M20 21V33.5"/><path d="M28 21V33.5"/></g>',
  chair:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M14 28V6"/><path d="M34 28V6"/><path d="M14 11.5H34"/><path d="M14 19.5H34"/><rect x="9.5" y="28" width="29" height="5.5" rx="2.75"/><path d="M14 33.5V43"/><path d="M34 33.5V43"/></g>',
  star: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M24 6L28.9 18.2L42.1 19.1L32 27.6L35.2 40.4L24 33.4L12.8 40.4L16 27.6L5.9 19.1L19.1 18.2Z"/></g>',
  trophy:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M14 7H34V19C34 25.5 29.8 29.5 24 29.5S14 25.5 14 19Z"/><path d="M14 11H7C7 17.5 9.5 21.5 14.6 22.5"/><path d="M34 11H41C41 17.5 38.5 21.5 33.4 22.5"/><path d="M24 29.5V41"/><path d="M15.5 41H32.5"/></g>',
  pencil:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M7 41L9.2 31.5L32 8.7A4.2 4.2 0 0 1 38 8.7L39.3 10A4.2 4.2 0 0 1 39.3 16L16.5 38.8Z"/><path d="M27.5 13.2L34.8 20.5"/></g>',
  bulb: '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M17.5 33.5C17.5 28.5 11 26 11 17.5A13 13 0 0 1 37 17.5C37 26 30.5 28.5 30.5 33.5Z"/><path d="M18.5 38.5H29.5"/><path d="M21 43.5H27"/><path d="M20 20L24 24L28 20"/><path d="M24 24V33"/></g>',
  speed:
    '<g fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"><path d="M9.3 37.5A18 18 0 1 1 38.7 37.5"/><path d="M24 27L33 17.5"/><circle cx="24" cy="27" r="3" fill="currentColor" stroke="none"/><path d="M12.8 27H12.9"/><path d="M24 15.8H24.1"/><path d="M35.2 27H35.1"/></g>',
}
