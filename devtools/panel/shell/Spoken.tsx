import { useEffect, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { createStatusAnnouncer } from '../../state/status.ts';

/** Says aloud what somebody did to the clock and to the faults. The dock has its own, which outlives the panel. */
export function Spoken({ simulator }: { simulator: Simulator }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const speaker = createStatusAnnouncer(simulator);
    const say = () => {
      const next = speaker.next();
      if (next !== null) setWords(next);
    };
    say();
    const off = simulator.on('change', say);
    return () => {
      off();
      speaker.stop();
    };
  }, [simulator]);
  return (
    <p className="hidden-text" role="status">
      {words}
    </p>
  );
}
