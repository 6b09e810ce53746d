import { effect, untracked } from '@preact/signals-react';
import type { ShellStores } from '../stores/index.ts';

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
