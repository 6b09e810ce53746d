import { memo, useId } from 'react';
import type { Team } from '../../domain/types.ts';
import { getShieldCode, getShieldPattern, SHIELD_BAND, SHIELD_OUTLINE } from './shield-shape.ts';

interface ShieldProps {
  team: Team;
  /** Width in CSS pixels. */
  size?: number;
  className?: string;
  /** False for its outline in the first colour of the club, without pattern and letters: one element. */
  isDrawn?: boolean;
}

/** A generic shield with the club's colours and the first three letters of its code, never a real crest. */
export const Shield = memo(function Shield({ team, size = 34, className, isDrawn = true }: ShieldProps) {
  const clip = useId();
  const code = getShieldCode(team);
  // The band and its letters would be a smudge on a smaller shield, beside which the club's name or code stands.
  const hasCode = size >= 32;
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
            <path d={SHIELD_OUTLINE} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path fill={team.color} d="M0 0h40v49H0z" />
            <path fill={team.colorAlt} d={getShieldPattern(code)} />
            {hasCode ? (
              <path
                className="fill-papel stroke-tinta"
                strokeWidth="1.5"
                // Its left and right edges are outside the clip.
                d={`M-2 ${SHIELD_BAND.y}h44v${SHIELD_BAND.height}H-2z`}
              />
            ) : null}
          </g>
        </>
      ) : null}
      <path
        className="stroke-tinta"
        fill={isDrawn ? 'none' : team.color}
        strokeWidth="2.4"
        d={SHIELD_OUTLINE}
      />
      {isDrawn && hasCode ? (
        <text x="20" y="30.2" textAnchor="middle" className="shield-code">
          {code}
        </text>
      ) : null}
    </svg>
  );
});
