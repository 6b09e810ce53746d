import { type ComponentProps, useEffect } from 'react';
import { Countdown } from '../../components/Countdown.tsx';
import { formatDayHour } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { useStores } from '../../use-stores.ts';

/** `cutoff`: server time in ms. */
type CutoffCountdownProps = { cutoff: number } & Omit<ComponentProps<typeof Countdown>, 'left'>;

export function CutoffCountdown({ cutoff, ...countdown }: CutoffCountdownProps) {
  const { time } = useStores();
  useEffect(() => time.watch(cutoff), [cutoff, time]);
  return (
    <>
      <span className="sr-only">{playerHomeCopy.closesAt(formatDayHour(cutoff))}</span>
      <Countdown {...countdown} left={cutoff - time.now.value} />
    </>
  );
}
