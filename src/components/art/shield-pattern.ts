const PATTERNS = {
  stripes: 'M8 0h6v48H8zM18-1h5v50h-5zM28 0h6v48h-6z',
  hoops: 'M0 11h40v5H0zM0 36h40v5H0z',
  halves: 'M20 0h20v48H20z',
  sash: 'M0 2 8-4 44 36 36 48z',
  chevron: 'M0 0 20 26 40 0V14L20 40 0 14z',
} as const;

type Pattern = keyof typeof PATTERNS;

const BY_CLUB: Record<string, Pattern> = {
  AME: 'sash',
  ATE: 'halves',
  ATL: 'stripes',
  CAZ: 'hoops',
  GDL: 'stripes',
  JUA: 'chevron',
  LEO: 'sash',
  MTY: 'stripes',
  NEC: 'stripes',
  PAC: 'halves',
  PUE: 'sash',
  PUM: 'chevron',
  QRO: 'hoops',
  SAN: 'hoops',
  SLP: 'stripes',
  TIG: 'halves',
  TIJ: 'halves',
  TOL: 'chevron',
};

const ANY: readonly Pattern[] = ['stripes', 'hoops', 'halves', 'sash', 'chevron'];

/**
 * Returns the pattern of a known club. An unknown club code always gets the same pattern, chosen from its
 * letters.
 */
export function getShieldPattern(code: string): string {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return PATTERNS[BY_CLUB[code] ?? ANY[sum % ANY.length] ?? 'stripes'];
}

/**
 * Returns the colour if it is a hex colour with three or six digits, else the fallback, so that no raw text
 * of the server reaches the markup.
 */
export function getShieldColor(color: string, fallback: string): string {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color.trim()) ? color.trim() : fallback;
}
