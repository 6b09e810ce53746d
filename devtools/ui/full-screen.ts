import { useSyncExternalStore } from 'react';
import { isNarrowWindow } from '../lib/viewport.ts';
import { addPageSheet } from './page-sheet.ts';

// The browser may deny full screen; the layout then stays as before, so a rejection is ignored.
export function enterFullScreen(): void {
  // In a narrow window the cabina's side with the app has no room for the panel, so the whole page fills the screen.
  const side = isNarrowWindow() ? null : document.querySelector('.device-side');
  (side ?? document.documentElement)
    .requestFullscreen()
    // Chrome then sends the page the key Escape, which may close something that is open. Held down, it ends full screen.
    .then(() => (navigator as KeyboardNavigator).keyboard?.lock?.(['Escape']))
    .catch(() => {});
}

/** TypeScript lacks the Keyboard API, and so do Firefox and Safari. */
interface KeyboardNavigator {
  keyboard?: { lock?: (keys: string[]) => Promise<void> };
}

const closings: (() => void)[] = [];

/** While something is open over the full screen, Escape closes it. Returns a function that ends this. */
export function closeAtEscape(close: () => void): () => void {
  closings.push(close);
  return () => void closings.splice(closings.indexOf(close), 1);
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
 * At Escape, closes what is open over the full screen, or else ends full screen. Stops the key event, which would close
 * a dialog. Some browsers end full screen at
 * Escape themselves and send the page no key event.
 */
export function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const close = closings.at(-1);
  if (close) close();
  else void document.exitFullscreen();
}
