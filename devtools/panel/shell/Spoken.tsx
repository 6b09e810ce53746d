import { useEffect, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { createStatusAnnouncer } from '../../state/status.ts';

/** The dock has its own announcer, which also works while the panel is closed. */
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
