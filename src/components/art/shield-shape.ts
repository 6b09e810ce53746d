import type { Team } from '../../domain/types.ts';
import { cutText } from '../../lib/cut-text.ts';

// The crest of a club as paths in a box of 40 × 49, for `Shield` and for the pictures to share.
export const SHIELD_OUTLINE = 'M2 7Q8 1 14 7 20 1 26 7 32 1 38 7V27C38 38 29 43 20 47 11 43 2 38 2 27Z';
/** The band with the code, as wide as the crest. */
export const SHIELD_BAND = { y: 18.5, height: 14 };
/** The lines above and below the band. */
export const SHIELD_BAND_LINES = 'M0 18.5h40M0 32.5h40';

/** Returns the letters on the band: the first three of the club's code. */
export const getShieldCode = ({ shortName }: Pick<Team, 'shortName'>) => cutText(shortName, 3).toUpperCase();

/**
 * Returns the pattern of a known club. An unknown club code always gets the same pattern, chosen from its
 * letters.
 */
export function getShieldPattern(code: string): string {
  const patterns = Object.values(PATTERNS);
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  const pattern = patterns.find(({ clubs }) => clubs.includes(code)) ?? patterns[sum % patterns.length];
  return (pattern ?? PATTERNS.stripes).path;
}

const PATTERNS = {
  stripes: { path: 'M8 0h6v48H8zM18-1h5v50h-5zM28 0h6v48h-6z', clubs: ['ATL', 'GDL', 'MTY', 'NEC', 'SLP'] },
  hoops: { path: 'M0 11h40v5H0zM0 36h40v5H0z', clubs: ['CAZ', 'QRO', 'SAN'] },
  halves: { path: 'M20 0h20v48H20z', clubs: ['ATE', 'PAC', 'TIG', 'TIJ'] },
  sash: { path: 'M0 2 8-4 44 36 36 48z', clubs: ['AME', 'LEO', 'PUE'] },
  chevron: { path: 'M0 0 20 26 40 0V14L20 40 0 14z', clubs: ['JUA', 'PUM', 'TOL'] },
};
