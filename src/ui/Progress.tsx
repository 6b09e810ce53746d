import { useLayoutEffect, useRef } from 'react';

interface ProgressProps {
  label: string;
  /** Left out while the end is unknown. */
  value?: number;
  max?: number;
  /** Sets the height. */
  className?: string;
}

/**
 * An effect sets the width of the fill, because the content security policy blocks the style attributes of
 * prerendered HTML.
 */
export function Progress({ label, value, max = 100, className = 'h-5' }: ProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  const share = (value ?? 0) / max;

  useLayoutEffect(() => {
    bar.current?.style.setProperty('--share', `${Math.round(share * 1000) / 10}%`);
  }, [share]);

  return (
    <div
      ref={bar}
      className={`progress ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={value === undefined ? undefined : 0}
      aria-valuemax={value === undefined ? undefined : max}
    >
      <i className="progress-fill" />
    </div>
  );
}
