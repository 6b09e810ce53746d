import { useEffect, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { createStatusAnnouncer } from '../../state/status.ts';

/**
 * Announces changes of the world to screen readers, in the cabina. On the pages of the app,
 * `dock.ts` announces them, also while no panel is open.
 */
export function StatusMessage({ simulator }: { simulator: Simulator }) {
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
