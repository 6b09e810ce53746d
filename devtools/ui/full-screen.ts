import { useSyncExternalStore } from 'react';
import { isNarrowWindow } from '../state/settings.ts';

// In a narrow window the cabina's side with the app has no room for the panel, so the whole page fills the screen.
const getElement = () =>
  (isNarrowWindow() ? null : document.querySelector('.device-side')) ?? document.documentElement;

// The browser may deny full screen; the layout then stays as before, so the rejections are ignored.
export const enterFullScreen = () =>
  void getElement()
    .requestFullscreen()
    .catch(() => {});

export const toggleFullScreen = () =>
  document.fullscreenElement ? void document.exitFullscreen().catch(() => {}) : enterFullScreen();

const isFull = () => document.fullscreenElement != null;

export const useFullScreen = (): boolean =>
  useSyncExternalStore((onChange) => {
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, isFull);
