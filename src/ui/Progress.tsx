import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

const SIZES = {
  small: 'h-5',
  large: 'progress-large',
  custom: '',
};

interface ProgressProps {
  label: string;
  value?: number;
  max?: number;
  isEndless?: boolean;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * An effect sets the width of the fill, because the content security policy blocks the style attributes of
 * prerendered HTML.
 */
export function Progress({
  label,
  value = 0,
  max = 100,
  isEndless = false,
  size = 'small',
  className,
}: ProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

  useLayoutEffect(() => {
    bar.current?.style.setProperty('--share', `${Math.round(share * 1000) / 10}%`);
  }, [share]);

  return (
    <div
      ref={bar}
      className={classNames('progress', SIZES[size], className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={isEndless ? undefined : value}
      aria-valuemin={isEndless ? undefined : 0}
      aria-valuemax={isEndless ? undefined : max}
    >
      <i className="progress-fill" />
    </div>
  );
}
