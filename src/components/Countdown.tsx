import type { ComponentProps, ReactNode } from 'react';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/centre-time.ts';
import { classNames } from '../ui/class-names.ts';

interface CountdownProps {
  /** Time left in ms; negative values count as 0. The component has no timer of its own. */
  left: number;
  words: Record<CountdownUnit, string>;
  isSmall?: boolean;
}

export function Countdown({ left, words, isSmall }: CountdownProps) {
  const parts = getCountdownParts(left);
  const spoken = parts.map((part) => `${Number(part.figure)} ${words[part.unit]}`).join(' ');
  return (
    <span
      className="inline-flex flex-wrap items-start gap-1.5 wrap-break-word"
      role="timer"
      aria-live="off"
      aria-label={spoken}
    >
      {parts.map(({ unit, figure }) => (
        <CountdownFigure key={unit} figure={figure} unit={words[unit]} isSmall={isSmall} />
      ))}
    </span>
  );
}

interface CountdownFigureProps {
  figure: string;
  unit: string;
  isSmall?: boolean;
}

export function CountdownFigure({ figure, unit, isSmall = false }: CountdownFigureProps) {
  return (
    <span className="condensed grid justify-items-center gap-1 text-sm/none">
      <b className={classNames('number-badge min-w-[1.45em]', isSmall ? 'text-3xl' : 'text-4xl')}>{figure}</b>
      {unit}
    </span>
  );
}

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/**
 * `left` in ms; negative values count as 0. Seconds are shown only below one hour, because from one hour on
 * the clock (`TimeStore`) ticks each minute.
 */
export function getCountdownParts(left: number): { unit: CountdownUnit; figure: string }[] {
  const ms = Math.max(0, left);
  const units: [CountdownUnit, number][] = [
    ['days', Math.floor(ms / DAY_MS)],
    ['hours', Math.floor((ms % DAY_MS) / HOUR_MS)],
    ['minutes', Math.floor((ms % HOUR_MS) / MINUTE_MS)],
    ['seconds', Math.floor((ms % MINUTE_MS) / SECOND_MS)],
  ];
  const shown = ms >= DAY_MS ? units.slice(0, 3) : ms >= HOUR_MS ? units.slice(1, 3) : units.slice(1);
  return shown.map(([unit, value]) => ({ unit, figure: String(value).padStart(2, '0') }));
}

interface CutoffBoxProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string;
  game: ReactNode;
  children: ReactNode;
}

export function CutoffBox({ title, game, className, children, ...rest }: CutoffBoxProps) {
  const Tag = (rest.href === undefined ? 'div' : 'a') as 'a';
  return (
    <Tag
      {...rest}
      className={classNames(
        'condensed flex flex-wrap items-center gap-x-4 gap-y-2 max-xs:gap-x-2 bg-noche max-md:justify-between md:justify-self-start text-base/tight text-inherit no-underline',
        'print:bg-transparent print:text-tinta',
        className,
      )}
    >
      <span className="flex-[1_1_6rem]">
        {title}
        <small className="mt-1 flex items-center gap-1.5 text-xl text-queso print:text-tinta">{game}</small>
      </span>
      {children}
    </Tag>
  );
}
