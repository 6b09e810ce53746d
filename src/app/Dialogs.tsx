import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazy } from '../lib/lazy.ts';
import type { ShellStores } from '../stores/index.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { findRoute } from './prefetch.ts';

const host = createLazy(async () => (await import('./modals/ModalHost.tsx')).ModalHost);

/**
 * Delay before the code of the dialogs is fetched on a page with a form (ms). The page's own files load
 * first.
 */
const FORM_DELAY_MS = 500;

/**
 * Tells whether to fetch the code of the dialogs before a dialog is shown. The code of the dialog about a
 * lost connection could not be fetched without a connection.
 */
function useExpectation({ auth, game }: ShellStores): [boolean, (isExpected: boolean) => void] {
  const [isExpected, setExpected] = useState(false);
  const { access, name } = findRoute(useLocation().pathname);
  const isPlayer = auth.status.value === 'authenticated';
  const hasDialogs = isPlayer || access !== 'public' || name === 'changePassword';
  const isLoading = isPlayer && game.current?.gamesPage.hasLoaded.value === false;

  useEffect(() => {
    if (!hasDialogs) return;
    const expect = () => setExpected(true);
    const types = ['keydown', 'pointerdown'];
    for (const type of types) addEventListener(type, expect, { passive: true });
    const timer = isLoading ? undefined : setTimeout(expect, isPlayer ? 0 : FORM_DELAY_MS);
    return () => {
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, expect);
    };
  }, [hasDialogs, isLoading, isPlayer]);

  return [isExpected, setExpected];
}

/** After a failed fetch, the next touch, key press or dialog fetches the code of the dialogs again. */
export function Dialogs({ stores }: { stores: ShellStores }) {
  const [isExpected, setExpected] = useExpectation(stores);
  const isVisible = stores.modal.isVisible.value;
  const isOffline = stores.network.isOffline.value;
  const { current: Host, error } = useLazy(host, (isExpected || isVisible) && !isOffline);

  useEffect(() => {
    if (error !== null) setExpected(false);
  }, [error, setExpected]);

  return Host ? <Host stores={stores} /> : null;
}
