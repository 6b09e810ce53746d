import { useCallback, useEffect, useState } from 'react';
import type { Lazy } from '../lib/lazy.ts';
import { whenStaying } from '../lib/leaving.ts';

export function useLazy<T>(lazy: Lazy<T>, isNeeded = true) {
  const [, rerender] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const isMissing = isNeeded && lazy.current === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again after an error.
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    lazy.load().then(
      () => isMounted && rerender((count) => count + 1),
      async (thrown: unknown) => {
        await whenStaying();
        if (isMounted) setError(thrown);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [lazy, isMissing, attempt]);

  const retry = useCallback(() => {
    setError(null);
    setAttempt((count) => count + 1);
  }, []);

  return { current: lazy.current, error, retry };
}
