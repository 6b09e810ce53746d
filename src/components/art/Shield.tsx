import { memo, useId } from 'react';
import type { Team } from '../../domain/types.ts';
import { cutText } from '../../lib/cut-text.ts';

export const OUTLINE = 'M2 7Q8 1 14 7 20 1 26 7 32 1 38 7V27C38 38 29 43 20 47 11 43 2 38 2 27Z';

interface ShieldProps {
  team: Team;
  /** Width in CSS pixels. */
  size?: number;
  className?: string;
  isDrawn?: boolean;
}

/** A generic shield with the club's colours and the first three letters of its code, never a real crest. */
export const Shield = memo(function Shield({ team, size = 34, className, isDrawn = true }: ShieldProps) {
  const clip = useId();
  const code = cutText(team.shortName, 3).toUpperCase();
  return (
    <svg
      className={className}
      width={size}
      height={Math.round(size * 1.22)}
      viewBox="0 0 40 49"
      aria-hidden="true"
    >
      {isDrawn ? (
        <>
          <clipPath id={clip}>
            <path d={OUTLINE} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path fill={team.color} d="M0 0h40v49H0z" />
            <path fill={team.colorAlt} d={getShieldPattern(code)} />
            <path fill="#FFF7E6" d="M0 18.5h40v14H0z" />
            <path stroke="#17130E" strokeWidth="1.5" d="M0 18.5h40M0 32.5h40" />
          </g>
          <path fill="none" stroke="#17130E" strokeWidth="2.4" d={OUTLINE} />
          <text x="20" y="30.2" textAnchor="middle" className="shield-code">
            {code}
          </text>
        </>
      ) : null}
    </svg>
  );
});

const PATTERNS = {
  stripes: { path: 'M8 0h6v48H8zM18-1h5v50h-5zM28 0h6v48h-6z', clubs: ['ATL', 'GDL', 'MTY', 'NEC', 'SLP'] },
  hoops: { path: 'M0 11h40v5H0zM0 36h40v5H0z', clubs: ['CAZ', 'QRO', 'SAN'] },
  halves: { path: 'M20 0h20v48H20z', clubs: ['ATE', 'PAC', 'TIG', 'TIJ'] },
  sash: { path: 'M0 2 8-4 44 36 36 48z', clubs: ['AME', 'LEO', 'PUE'] },
  chevron: { path: 'M0 0 20 26 40 0V14L20 40 0 14z', clubs: ['JUA', 'PUM', 'TOL'] },
};

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
