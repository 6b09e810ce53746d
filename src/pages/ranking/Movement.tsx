import type { ReactNode } from 'react';
import { formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';

interface MovementLineProps {
  places: number;
  size: number;
  className: string;
  color?: string | undefined;
  children: ReactNode;
}

export function Movement({ places, color }: { places: number | null; color?: string | undefined }) {
  if (places === null) {
    return <span className={classNames('condensed text-base/none', color ?? 'text-humo')}>–</span>;
  }
  return (
    <MovementLine places={places} size={15} className="text-base/none" color={color}>
      {places === 0 ? null : <span aria-hidden="true">{formatNumber(Math.abs(places))}</span>}
      <span className="sr-only">{rankingCopy.moved(places)}</span>
    </MovementLine>
  );
}

export function MovementLine({ places, size, className, color, children }: MovementLineProps) {
  const ownColor = places > 0 ? 'text-verde' : places < 0 && 'text-humo';
  return (
    <span className={classNames('condensed inline-flex items-baseline gap-1', className, color ?? ownColor)}>
      <Icon name={places > 0 ? 'up' : places < 0 ? 'fall' : 'same'} size={size} className="self-center" />
      {children}
    </span>
  );
}
