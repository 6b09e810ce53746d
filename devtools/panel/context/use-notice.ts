import { useEffect, useState } from 'react';
import type { Simulator } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { takeLostSession } from '../../state/lost-session.ts';

/** A sentence that the panel shows for a while, with what the user may do about it. */
export interface Notice {
  words: string;
  action?: { name: string; run: () => unknown };
}

/** The words of an action, or a function that returns them with what the action has returned. */
export type Says<Result = unknown> = string | ((result: Result) => Notice | string | null);

/** A panel that a phone has lowered to show the app, and how to raise it. */
interface LoweredPanel {
  isLow(): boolean;
  raise(): unknown;
}

const SHOWN_FOR_MS = 8_000;

/** What is said after the reload that an action causes. */
const leftNotice = createStoredValue('notice', (stored) => (typeof stored === 'string' ? stored : null));

/** Whether the panel was lowered without the user’s asking, and not raised since. */
const wasLowered = createStoredValue('lowered', (stored) => stored === true);

/** Keeps the notice of the panel. `simulator`: each load of the app brings another one. */
export function useNotice(simulator: Simulator, { isLow, raise }: LoweredPanel) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (said: Notice | string | null) => setNotice(typeof said === 'string' ? { words: said } : said);

  const sayLowered = (words: string) => {
    wasLowered.write(true);
    say({ words, action: { name: done.raise, run: raise } });
  };

  /** Says that the last action went to before the log-in, and offers to go back. Returns false for any other action. */
  const sayLostSession = () => {
    const lost = takeLostSession(simulator);
    if (lost === null) return false;
    const run = () => simulator.clock.goto(lost.at);
    say({ words: done.sessionBehind(lost.name), action: { name: 'Deshacer', run } });
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another load of the app has left words.
  useEffect(() => {
    const words = leftNotice.read();
    leftNotice.write(null);
    if (!isLow()) wasLowered.write(false);
    if (sayLostSession()) return;
    if (wasLowered.read()) sayLowered(words ?? done.lowered);
    // Without words, what was said of the page before is over.
    else say(words);
  }, [simulator]);

  // What was said of a world is over when another one replaces it.
  useEffect(() => {
    if (!notice || simulator.isReal) return;
    const { id } = simulator.branch.current();
    return simulator.on('travel', () => {
      if (simulator.branch.current().id !== id) setNotice(null);
    });
  }, [notice, simulator]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return {
    notice,
    say,
    sayLostSession,
    /** Says that the panel made room for the app, and offers to raise it, after a reload too. */
    sayLowered: () => sayLowered(done.lowered),
    closeNotice() {
      wasLowered.write(false);
      setNotice(null);
    },
    /**
     * Runs an action, then says that it is over. `afterReload`: what is said if the action reloads the app, by default
     * the same words.
     */
    async act<Result>(
      action: () => Result | Promise<Result>,
      says: Says<Result>,
      afterReload = typeof says === 'string' ? says : null,
    ): Promise<void> {
      leftNotice.write(afterReload);
      try {
        const result = await action();
        say(typeof says === 'string' ? says : says(result));
      } finally {
        leftNotice.write(null);
      }
    },
  };
}
