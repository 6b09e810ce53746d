import type { ReactNode } from 'react';
import { NumberBadge } from './NumberBadge.tsx';

interface PointsTotalProps {
  /** Null while unknown. */
  points: number | null;
  children: ReactNode;
}

export function PointsTotal({ points, children }: PointsTotalProps) {
  return (
    <div className="condensed flex items-center gap-[.9rem] justify-self-start bg-noche px-[.9rem] py-[.6rem] text-17/115">
      <NumberBadge className="px-[.25em] py-[.06em] text-40">{points ?? '–'}</NumberBadge>
      {children}
    </div>
  );
}
