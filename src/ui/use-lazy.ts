import { useCallback, useEffect, useState } from 'react';
import type { Lazy } from '../lib/lazy.ts';
import { whenPageStays } from '../lib/when-page-stays.ts';

/**
 * The value of lazy code, loaded while `isNeeded`. After a failed load the code is loaded again only when the error has
 * been forgotten (`forgetError`) and the code is needed, so “Reintentar” calls it.
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
