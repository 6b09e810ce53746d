import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';
import type { CountdownUnit } from '../../components/Countdown.tsx';
import { Countdown } from '../../components/Countdown.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { formatDayHour } from '../../lib/format.ts';
import { useStores } from '../../use-stores.ts';

interface CutoffCountdownProps {
  /**
   * Server time in ms. The countdown uses a changed `cutoff` only from the next tick of the clock, or at once
   * if the `key` of the component changes too.
   */
  cutoff: number;
  words: Record<CountdownUnit, string>;
  isSmall?: boolean;
}

export function CutoffCountdown({ cutoff, words, isSmall }: CutoffCountdownProps) {
  const { time } = useStores();
  const left = useComputed(() => Math.max(0, cutoff - time.now.value));
  useEffect(() => time.watch(cutoff), [cutoff, time]);
  return (
    <>
      <span className="sr-only">{playerHomeCopy.closesAt(formatDayHour(cutoff))}</span>
      <Countdown left={left} words={words} isSmall={isSmall} />
    </>
  );
}
