import type { ReactNode } from 'react';
import { NumberBadge } from './NumberBadge.tsx';

export function PointsTotal({ points, children }: { points: number | null; children: ReactNode }) {
  return (
    <div className="condensed flex items-center gap-3.5 justify-self-start bg-noche px-3.5 py-2.5 text-base/compact">
      <NumberBadge size="total">{points ?? '–'}</NumberBadge>
      {children}
    </div>
  );
}
