/** Distance that the pointer must move before autoplay takes the movement for a person's action (CSS px). */
const MIN_DISTANCE_PX = 24;
/**
 * After autoplay starts, input events are ignored for this period, because the gesture that started the
 * recipe may continue (ms).
 */
const GRACE_MS = 900;

export function detectUserInput(own: Element, onPerson: () => void): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  // `isTrusted` is false for events that a script dispatches, so the presses and key strokes of a playing
  // recipe (`Driver`) don't count as the user's.
  const isPerson = (event: Event) =>
    event.isTrusted && !event.composedPath().includes(own) && performance.now() - since > GRACE_MS;
  const onMove = (event: PointerEvent) => {
    if (!isPerson(event)) return;
    from ??= { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < MIN_DISTANCE_PX) return;
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
