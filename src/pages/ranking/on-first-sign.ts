import { listen } from '../../lib/listen.ts';

/**
 * Calls `listener` once, when the player first presses or moves a pointer, presses a key or scrolls. Returns a function
 * that stops listening.
 */
export function onFirstSign(listener: () => void): () => void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
  const stop = listen(window, signs, () => {
    stop();
    listener();
  });
  return stop;
}
