import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/centre-time.ts';
import { classNames } from '../ui/class-names.ts';
import { NumberBadge } from './NumberBadge.tsx';

interface CountdownProps {
  /** Time left in ms; negative values count as 0. The component has no timer of its own. */
  left: number;
  words: Record<CountdownUnit, string>;
  isCompact?: boolean;
}

export function Countdown({ left, words, isCompact }: CountdownProps) {
  const parts = getCountdownParts(left);
  const spoken = parts.map((part) => `${Number(part.figure)} ${words[part.unit]}`).join(' ');
  return (
    <span
      className="wrap-break-word inline-flex flex-wrap items-start gap-1.5"
      role="timer"
      aria-live="off"
      aria-label={spoken}
    >
      {parts.map(({ unit, figure }) => (
        <CountdownFigure key={unit} figure={figure} unit={words[unit]} isCompact={isCompact} />
      ))}
    </span>
  );
}

interface CountdownFigureProps {
  figure: string;
  unit: string;
  /** On a phone, the unit stands beside the figure. */
  isCompact?: boolean;
}

export function CountdownFigure({ figure, unit, isCompact = false }: CountdownFigureProps) {
  return (
    <span
      className={classNames(
        'condensed grid justify-items-center gap-1 text-sm/none',
        isCompact && 'max-tablet:flex max-tablet:items-center max-tablet:gap-0.5',
      )}
    >
      <NumberBadge size="countdown">{figure}</NumberBadge>
      {unit}
    </span>
  );
}

type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

interface CountdownPart {
  unit: CountdownUnit;
  figure: string;
}

/**
 * `left` in ms; negative values count as 0. Seconds are shown only below one hour, because from one hour on
 * the clock (`TimeStore`) ticks each minute.
 */
export function getCountdownParts(left: number): CountdownPart[] {
  const ms = Math.max(0, left);
  const days: CountdownPart = { unit: 'days', figure: format(ms / DAY_MS) };
  const hours: CountdownPart = { unit: 'hours', figure: format((ms % DAY_MS) / HOUR_MS) };
  const minutes: CountdownPart = { unit: 'minutes', figure: format((ms % HOUR_MS) / MINUTE_MS) };
  if (ms >= DAY_MS) return [days, hours, minutes];
  if (ms >= HOUR_MS) return [hours, minutes];
  return [minutes, { unit: 'seconds', figure: format((ms % MINUTE_MS) / SECOND_MS) }];
}

const format = (value: number) => String(Math.floor(value)).padStart(2, '0');
