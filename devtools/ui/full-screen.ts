import { useSyncExternalStore } from 'react';
import { isNarrowWindow } from '../lib/viewport.ts';

// The browser may deny full screen; the layout then stays as before, so a rejection is ignored.
export function enterFullScreen(): void {
  // In a narrow window the cabina's side with the app has no room for the panel, so the whole page fills the screen.
  const side = isNarrowWindow() ? null : document.querySelector('.device-side');
  (side ?? document.documentElement).requestFullscreen().catch(() => {});
}

const isFull = () => document.fullscreenElement != null;

export function toggleFullScreen(): void {
  if (isFull()) document.exitFullscreen().catch(() => {});
  else enterFullScreen();
}

export const useFullScreen = (): boolean =>
  useSyncExternalStore((onChange) => {
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, isFull);
