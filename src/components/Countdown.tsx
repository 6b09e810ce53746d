import type { ReadonlySignal } from '@preact/signals-react';
import { type CountdownUnit, getCountdownParts } from './countdown-parts.ts';
import { NumberBadge } from './NumberBadge.tsx';

interface CountdownProps {
  /** Time left in ms. The component has no timer of its own: it shows each new value of this signal. */
  left: ReadonlySignal<number>;
  words: Record<CountdownUnit, string>;
  isSmall?: boolean;
}

export function Countdown({ left, words, isSmall }: CountdownProps) {
  const parts = getCountdownParts(left.value);
  const spoken = parts.map((part) => `${Number(part.figure)} ${words[part.unit]}`).join(' ');
  return (
    <span
      className="inline-flex items-start gap-1.5 wrap-break-word"
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
    <span className="condensed grid justify-items-center gap-[.3rem] text-13/none">
      <NumberBadge className={isSmall ? 'min-w-[1.45em] text-32' : 'min-w-[1.45em] text-40'}>
        {figure}
      </NumberBadge>
      {unit}
    </span>
  );
}
