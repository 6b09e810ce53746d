import { formatHour, formatShortDay } from '../../lib/format.ts';

export function DayHour({ at, className = '' }: { at: number; className?: string }) {
  return (
    <span className={`mono flex-none text-tone ${className}`}>
      <span className="block">{formatShortDay(at)} </span>
      {formatHour(at)}
    </span>
  );
}
