const TYPES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls the listener once, at the first sign of a person at the page, unless the returned function is called before. */
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
