import { effect, untracked } from '@preact/signals-react';
import { combineStops, listen } from '../lib/listen.ts';
import { keepScrollPlace } from '../lib/scroll-place.ts';
import type { CommonStores } from '../stores/index.ts';

/** Starts what runs as long as the app: network, other tabs, new versions, the clock, the scroll position. */
export function startListening(stores: CommonStores): () => void {
  const { network, sessionSync, time, version } = stores;
  const onReturn = () => {
    if (document.hidden) return;
    time.tick();
    void version.check();
  };
  return combineStops(
    keepScrollPlace(),
    network.start(),
    sessionSync.start(),
    followPlayers(stores),
    listen(document, ['visibilitychange'], onReturn),
    listen(window, ['pageshow'], onReturn),
    listen(window, ['vite:preloadError'], () => void version.onMissingChunk()),
  );
}

/** Calls `startPlay` once, when a player is logged in for the first time. It then follows each later player too. */
function followPlayers({ auth, player }: CommonStores): () => void {
  let stopPlay: (() => void) | undefined;
  const stopWaiting = effect(() => {
    if (auth.status.value === 'authenticated') stopPlay ??= untracked(() => player.current?.startPlay());
  });
  return () => {
    stopWaiting();
    stopPlay?.();
  };
}
