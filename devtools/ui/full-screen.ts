import { useSyncExternalStore } from 'react';
import { isNarrowWindow } from '../lib/viewport.ts';
import { addPageSheet } from './page-sheet.ts';

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

/** Hides the pill and the panel of the dock, and returns what shows them again. Does nothing in the cabina. */
export const hideDock = (): (() => void) =>
  addPageSheet(
    '#simulator { display: none !important } :root { --sim-right: 0px !important; --sim-zoom: 1 !important }',
  );

/**
 * Ends full screen at Escape and stops the key event, which would close a dialog. Some browsers end full screen at
 * Escape themselves and send the page no key event.
 */
export function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void document.exitFullscreen();
}
