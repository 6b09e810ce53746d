import type { Stores } from '../stores/index.ts';

/**
 * Follows the life of the page for the whole product: the connection, the other tabs, the return to the tab (timers slept, the
 * site may have been deployed anew), and code that could not be fetched. Returns what stops it.
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
