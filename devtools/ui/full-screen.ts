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

/**
 * Ends full screen at Escape and stops the key event, which would close a dialog. Some browsers end full screen at Escape
 * themselves and send the page no key event.
 */
export function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void document.exitFullscreen();
}
