import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';
import { Countdown } from '../../components/Countdown.tsx';
import type { CountdownUnit } from '../../components/countdown-parts.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { formatDayHour } from '../../lib/format.ts';
import type { TimeStore } from '../../stores/shell/time.ts';

interface CutoffCountdownProps {
  /** ms, server time. Another cut-off needs another `key`. */
  cutoff: number;
  time: TimeStore;
  words: Record<CountdownUnit, string>;
}

/** What is left before a cut-off, on plates; the hour itself is said to whoever can't see them change. */
export function CutoffCountdown({ cutoff, time, words }: CutoffCountdownProps) {
  const left = useComputed(() => Math.max(0, cutoff - time.now.value));
  useEffect(() => time.watch(cutoff), [cutoff, time]);
  return (
    <>
      <span className="visually-hidden">{playerHomeCopy.closesAt(formatDayHour(cutoff))}</span>
      <Countdown left={left} words={words} />
    </>
  );
}
