import { useEffect, useState } from 'react';
import type { Simulator } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** A sentence that the panel shows for a while, with what the user may do about it. */
export interface Notice {
  words: string;
  action?: { name: string; run: () => unknown };
}

/** The words of an action, or a function that returns them with what the action has returned. */
export type Says<Result = unknown> = string | ((result: Result) => Notice | string | null);

const SHOWN_FOR_MS = 8_000;

/** What is said after the reload that an action causes. */
const leftNotice = createStoredValue('notice', (stored) => (typeof stored === 'string' ? stored : null));

/** Keeps the notice of the panel. `simulator`: each load of the app brings another one. */
export function useNotice(simulator: Simulator) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (said: Notice | string | null) => setNotice(typeof said === 'string' ? { words: said } : said);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another load of the app has left words.
  useEffect(() => {
    const words = leftNotice.read();
    if (words === null) return;
    leftNotice.write(null);
    say(words);
  }, [simulator]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return {
    notice,
    say,
    closeNotice: () => setNotice(null),
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
