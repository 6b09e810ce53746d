/**
 * The drawing `stands` of `art/deck.svg`, copied because a canvas can't draw a part of an SVG file.
 * `stands.test.ts` compares the copy with the original.
 */
export const STANDS = {
  colors: [
    ['#FFC421', 'M40 26a10 10 0 1 0 .01 0z'],
    ['#FFE08A', 'M80 26a10 10 0 1 0 .01 0z'],
    ['#0B7038', 'M24 68q0-18 16-18t16 18zM64 68q0-18 16-18t16 18z'],
    ['#FFF7E6', 'M22 56a10 10 0 1 0 .01 0z'],
    ['#FFC421', 'M60 56a10 10 0 1 0 .01 0z'],
    ['#FFF7E6', 'M98 56a10 10 0 1 0 .01 0z'],
    ['#C9220C', 'M4 100q0-20 18-20t18 20zM80 100q0-20 18-20t18 20z'],
    ['#0F2FB4', 'M42 100q0-20 18-20t18 20z'],
    ['#17130E', 'M2 98h116v14H2z'],
  ],
  lines: [
    [
      '#17130E',
      'M40 26a10 10 0 1 0 .01 0zM80 26a10 10 0 1 0 .01 0zM22 56a10 10 0 1 0 .01 0zM60 56a10 10 0 1 0 .01 0zM98 56a10 10 0 1 0 .01 0z',
    ],
    ['#17130E', 'M30 54 24 22M50 54l4-32M70 54 66 22M90 54l6-32'],
    ['#17130E', 'M6 98q2-18 16-18t16 18M44 98q2-18 16-18t16 18M82 98q2-18 16-18t16 18M2 98h116v14H2z'],
    ['#17130E', 'M44 90 40 50M76 90l4-40'],
    ['#FFC421', 'M8 105q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0'],
  ],
} as const;
