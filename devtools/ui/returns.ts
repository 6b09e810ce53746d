/** The events of a user's return to the tab, at which the app refetches its data and learns the world's time. */

import { isPoke } from '../../mock-server/index.ts';
import type { Simulator } from '../api.ts';
import { isInCabina } from './mount.ts';

/**
 * Calls `handle` at a return to the tab before the app, except for the simulator's own notifications. Returns a
 * function that stops it.
 */
export function listenForReturns(handle: (event: Event) => void): () => void {
  const stop = new AbortController();
  const listen = (event: Event) => {
    const isReturn =
      event.type === 'focus' ? !(event.target instanceof Node) : document.visibilityState === 'visible';
    if (isReturn && !isPoke(event)) handle(event);
  };
  for (const type of ['focus', 'visibilitychange'])
    window.addEventListener(type, listen, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/**
 * Keeps from the app the returns that would tell it of a silent time jump, until it is notified, and those that are
 * only the focus moving from the panel of the cabina into its frame. Returns a function that stops it.
 */
export function hideReturns(simulator: Simulator, inCabina = isInCabina()): () => void {
  const stop = new AbortController();
  let isSilent = false;
  /** Whether the user has left the browser window since the frame had the focus last. */
  let isAway = false;
  const stopTravel = simulator.on('travel', ({ isTold }) => {
    isSilent = !isTold;
  });
  const stopReturns = listenForReturns((event) => {
    const isFromPanel = inCabina && event.isTrusted && event.type === 'focus' && !isAway;
    isAway = false;
    if (isSilent || isFromPanel) event.stopImmediatePropagation();
  });
  // The simulator's own notification, for example by `clock.poke`, tells the app the time.
  const listenForPoke = (event: Event) => {
    if (isPoke(event)) isSilent = false;
  };
  window.addEventListener('focus', listenForPoke, { capture: true, signal: stop.signal });
  // After the blur, the document of the cabina has the focus if the user has only pressed something in the panel.
  const leave = () =>
    setTimeout(() => {
      if (!window.parent.document.hasFocus()) isAway = true;
    });
  if (inCabina)
    for (const page of [window, window.parent]) page.addEventListener('blur', leave, { signal: stop.signal });
  const end = () => {
    stop.abort();
    stopReturns();
    stopTravel();
  };
  // The window of the cabina stays when the app's page reloads, so its listener has to be removed.
  window.addEventListener('pagehide', end, { signal: stop.signal });
  return end;
}
