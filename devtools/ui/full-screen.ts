import { useSyncExternalStore } from 'react';
import { isNarrowWindow } from '../lib/viewport.ts';
import { addPageSheet } from './page-sheet.ts';

/**
 * Whether a link has opened the page in full screen. Browsers fill the screen only after a press, so until then the
 * page fills its window with the same layout.
 */
let fillsWindow = false;
const listeners = new Set<() => void>();

/** The attribute of the document by which the app in the frame, which has its own `fillsWindow`, sees the layout. */
const FILLS_WINDOW = 'data-fills-window';

export function setFillsWindow(isOn: boolean): void {
  fillsWindow = isOn;
  document.documentElement.toggleAttribute(FILLS_WINDOW, isOn);
  for (const listener of listeners) listener();
}

// The browser may deny full screen; the layout then stays as before, so a rejection is ignored.
export function enterFullScreen(): void {
  // In a narrow window the cabina's side with the app has no room for the panel, so the whole page fills the screen.
  const side = isNarrowWindow() ? null : document.querySelector('.device-side');
  (side ?? document.documentElement).requestFullscreen().catch(() => {});
}

/** Whether a document of the cabina or of the app has the full-screen layout, on the screen or in its window. */
export const hasFullLayout = ({ fullscreenElement, documentElement }: Document): boolean =>
  fullscreenElement != null || documentElement.hasAttribute(FILLS_WINDOW);

const isOnScreen = () => document.fullscreenElement != null;
const isFull = () => fillsWindow || isOnScreen();
const isInWindow = () => fillsWindow && !isOnScreen();

function leave(): void {
  setFillsWindow(false);
  if (isOnScreen()) document.exitFullscreen().catch(() => {});
}

export function toggleFullScreen(): void {
  if (isFull()) leave();
  else enterFullScreen();
}

function listen(onChange: () => void) {
  const follow = () => {
    // Who ends full screen by a key of the browser wants the panel back.
    if (!isOnScreen()) setFillsWindow(false);
    onChange();
  };
  listeners.add(onChange);
  document.addEventListener('fullscreenchange', follow);
  return () => {
    listeners.delete(onChange);
    document.removeEventListener('fullscreenchange', follow);
  };
}

export const useFullScreen = (): boolean => useSyncExternalStore(listen, isFull);

/** Whether the full-screen layout fills the window only. */
export const useFullWindow = (): boolean => useSyncExternalStore(listen, isInWindow);

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
  if (event.key !== 'Escape' || !isFull()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leave();
}
