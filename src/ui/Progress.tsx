import type { CSSProperties, ReactNode } from 'react';

interface ProgressProps {
  label: string;
  /** Left out while the end is unknown. */
  value?: number;
  max?: number;
  /** Classes for the height and the size of the waves. */
  className?: string;
  /** What the fill lies on. */
  children?: ReactNode;
}

/** How much of a bar `value` of `max` fills, as a length in CSS. */
export const getBarShare = (value: number, max: number): string =>
  `${Math.round((value / max) * 1000) / 10}%`;

export function Progress({
  label,
  value,
  max = 100,
  className = 'progress-small h-5',
  children,
}: ProgressProps) {
  return (
    <div
      className={`progress ridged-paper ${className}`}
      style={{ '--share': getBarShare(value ?? 0, max) } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={value === undefined ? undefined : 0}
      aria-valuemax={value === undefined ? undefined : max}
    >
      {children}
      <i className="progress-fill" />
    </div>
  );
}
