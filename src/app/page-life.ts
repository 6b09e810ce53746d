import type { Stores } from '../stores/index.ts';

/**
 * Follows the connection, the other tabs, the player's return to the tab and missing chunks, until the returned
 * function is called.
 */
export function followPage({ network, startPlay, sessionSync, time, version }: Stores): () => void {
  const onReturn = () => {
    if (document.hidden) return;
    time.tick();
    void version.check();
  };
  const onMissingChunk = () => void version.onMissingChunk();

  const stopNetwork = network.start();
  const stopTabs = sessionSync.start();
  const stopPlay = startPlay();
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
