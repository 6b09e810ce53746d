import type { Simulator } from '../api.ts';
import { formatSpoken } from '../lib/format.ts';
import { readStatus } from './status.ts';

/**
 * Calls `say` with what a screen reader should announce: the status of the world, after something other than the app
 * has changed it. The results of the app's own calls are not announced, because the app does so. When a call makes the
 * last announcement untrue, for example by using up a fault, `say` gets an empty text, which clears the announcement.
 */
export function announceStatus(simulator: Simulator, say: (words: string) => void): void {
  let uses = 0;
  const count = () => {
    uses += 1;
  };
  const read = () => {
    const { now, rate, held, skew, anomalies } = readStatus(simulator);
    return { mark: [rate, held, skew, uses].join(), now, anomalies: anomalies.join(', ') };
  };
  let last = read();
  simulator.on('fact', ({ fact }) => {
    if (fact.by !== 'app') count();
  });
  simulator.on('travel', count);
  simulator.on('change', () => {
    const before = last;
    last = read();
    if (before.mark !== last.mark)
      say([`Reloj: ${formatSpoken(last.now)}`, last.anomalies].filter(Boolean).join(', '));
    else if (before.anomalies !== last.anomalies) say('');
  });
}
