import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { combineStops, listen } from '../lib/listen.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { useCommonStores } from '../use-stores.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lateShell } from './late-shell.ts';
import { findRoute } from './routes.tsx';

/**
 * Delay (ms) before a visitor's page with a form fetches the code of the dialogs, so that the page's own
 * files load first. A press or a key fetches the code at once.
 */
const FORM_DELAY_MS = 500;

/**
 * Fetches the code of the dialogs before a dialog is shown, because without a connection the code of the dialog about a
 * lost connection could not be fetched. After a failed fetch, the code is fetched again when the next dialog is to be
 * shown or, while `isDialogLikely` is true, at the next touch, click or key press.
 */
export function Dialogs() {
  const { auth, modal, network, player } = useCommonStores();
  const [shouldLoad, setShouldLoad] = useState(false);
  const { access, name } = findRoute(useLocation().pathname);
  const isPlayer = auth.status.value === 'authenticated';
  const isVisible = modal.isVisible.value;
  const isOffline = network.isOffline.value;
  // `changePassword` is the only public page with a form.
  const isDialogLikely = isVisible || isPlayer || access !== 'public' || name === 'changePassword';
  const isPlayerLoading = isPlayer && player.current?.playerData.hasLoaded.value === false;
  const { current: late, error, forgetError } = useLazy(lateShell, shouldLoad && !isOffline);

  useEffect(() => {
    if (!isDialogLikely) return;
    const loadNow = () => setShouldLoad(true);
    const timer = isPlayerLoading ? undefined : setTimeout(loadNow, isPlayer ? 0 : FORM_DELAY_MS);
    const stop = listen(window, ['keydown', 'pointerdown'], loadNow, { passive: true });
    return combineStops(stop, () => clearTimeout(timer));
  }, [isDialogLikely, isPlayerLoading, isPlayer]);

  useEffect(() => {
    if (isVisible) setShouldLoad(true);
  }, [isVisible]);

  useEffect(() => {
    if (error === null) return;
    // The code is fetched again when `shouldLoad` is true again.
    setShouldLoad(false);
    forgetError();
  }, [error, forgetError]);

  /** A mistake in a dialog closes it and shows the dialog of an unexpected error, unless the mistake is in that one. */
  function replaceDialog() {
    const type = modal.current.peek()?.type;
    if (!type) return;
    modal.hide(type);
    if (type !== 'unpreventedError') modal.show({ type: 'unpreventedError' });
  }

  return late ? (
    <ErrorBoundary resetKey={modal.current.value} fallback={null} onError={replaceDialog}>
      <late.ModalHost />
    </ErrorBoundary>
  ) : null;
}
