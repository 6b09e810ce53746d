const TYPES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Calls `listener` once, at the first press or move of a pointer, key press or scroll. The returned function
 * removes the listener.
 */
export function onFirstSign(listener: () => void): () => void {
  const stop = () => {
    for (const type of TYPES) removeEventListener(type, onSign);
  };
  function onSign() {
    stop();
    listener();
  }
  for (const type of TYPES) addEventListener(type, onSign, { passive: true });
  return stop;
}
