import { useCallback, useEffect, useState } from 'react';
import type { Lazy } from '../lib/lazy.ts';
import { whenPageStays } from '../lib/when-page-stays.ts';

/**
 * The value of lazy code, which is loaded as soon as `isNeeded` is true. After a failure, “Reintentar” calls
 * `forgetError`: without an error, the code that is needed is loaded again.
 */
export function useLazy<T>(lazy: Lazy<T>, isNeeded = true) {
  const [, rerender] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const isMissing = isNeeded && lazy.current === undefined;

  useEffect(() => {
    if (!isMissing || error !== null) return;
    let isMounted = true;
    lazy.load().then(
      () => isMounted && rerender((count) => count + 1),
      async (thrown: unknown) => {
        // A page that is being left aborts its requests, which is no failure to show.
        await whenPageStays();
        if (isMounted) setError(thrown);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [lazy, isMissing, error]);

  const forgetError = useCallback(() => setError(null), []);

  return { current: lazy.current, error, forgetError };
}
