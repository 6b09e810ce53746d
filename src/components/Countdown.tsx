import type { ReadonlySignal } from '@preact/signals-react';
import { type CountdownUnit, getCountdownParts } from './countdown-parts.ts';
import { NumberBadge } from './NumberBadge.tsx';

interface CountdownProps {
  /** What is left, in ms. The owner of the signal decides how often it ticks. */
  left: ReadonlySignal<number>;
  words: Record<CountdownUnit, string>;
}

/** What is left before a cut-off, on plates. Nothing is read aloud as it ticks. */
export function Countdown({ left, words }: CountdownProps) {
  const parts = getCountdownParts(left.value);
  const spoken = parts.map((part) => `${Number(part.figure)} ${words[part.unit]}`).join(' ');
  return (
    <span className="countdown" role="timer" aria-live="off" aria-label={spoken}>
      {parts.map((part) => (
        <span key={part.unit}>
          <NumberBadge>{part.figure}</NumberBadge>
          {words[part.unit]}
        </span>
      ))}
    </span>
  );
}
