/** Autoplay gives way to a real person: to their pointer, their finger, their keys. */

/** A pointer that rests on a shaky table is nobody: it has to travel this far, in CSS px. */
const FAR = 24;
/** The hand that started the recipe may still be moving, for this long in ms. */
const GRACE = 900;

/** Calls back when a person acts on the page outside of `own`; returns what stops it. */
export function detectUserInput(own: Element, onPerson: () => void): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  // What scripts dispatch, the driver's own gestures among it, is not trusted.
  const isPerson = (event: Event) =>
    event.isTrusted && !event.composedPath().includes(own) && performance.now() - since > GRACE;
  const onMove = (event: PointerEvent) => {
    if (!isPerson(event)) return;
    from ??= { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    from = null;
    onPerson();
  };
  const onAct = (event: Event) => {
    if (isPerson(event)) onPerson();
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  window.addEventListener('pointermove', onMove, options);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, onAct, options);
  return () => stop.abort();
}
