import type { ReactNode } from 'react';

export function PointsTotal({ points, children }: { points: number | null; children: ReactNode }) {
  return (
    <div className="condensed flex items-center gap-3.5 justify-self-start bg-noche px-3.5 py-2.5 text-base/tight">
      <b className="number-badge px-[.25em] py-[.06em] text-4xl">{points ?? '–'}</b>
      {children}
    </div>
  );
}
