import { effect, untracked } from '@preact/signals-react';
import type { ShellStores } from '../stores/index.ts';

/** Starts the stores of the game with the first player who logs in. Follows them until the returned function is called. */
function followPlayers({ auth, game }: ShellStores): () => void {
  let stopPlay: (() => void) | undefined;
  const stopWaiting = effect(() => {
    if (auth.status.value === 'authenticated') stopPlay ??= untracked(() => game.current?.startPlay());
  });
  return () => {
    stopWaiting();
    stopPlay?.();
  };
}

/**
 * Follows the connection, the other tabs, the player's return to the tab and missing chunks, until the returned
 * function is called.
 */
export function followPage(stores: ShellStores): () => void {
  const { network, sessionSync, time, version } = stores;
  const onReturn = () => {
    if (document.hidden) return;
    time.tick();
    void version.check();
  };
  const onMissingChunk = () => void version.onMissingChunk();

  const stopNetwork = network.start();
  const stopTabs = sessionSync.start();
  const stopPlay = followPlayers(stores);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onReturn);
  window.addEventListener('vite:preloadError', onMissingChunk);
  return () => {
    stopNetwork();
    stopTabs();
    stopPlay();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pageshow', onReturn);
    window.removeEventListener('vite:preloadError', onMissingChunk);
  };
}
