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

export function Progress({
  label,
  value,
  max = 100,
  className = 'progress-small h-5',
  children,
}: ProgressProps) {
  const share = `${Math.round(((value ?? 0) / max) * 1000) / 10}%`;
  return (
    <div
      className={`progress ridged-paper ${className}`}
      style={{ '--share': share } as CSSProperties}
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
