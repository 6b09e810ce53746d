/** Adds a listener for each type of event. The returned function removes them. */
export function listen<Heard extends Event = Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Heard) => void,
  options?: AddEventListenerOptions,
): () => void {
  const onEvent = listener as (event: Event) => void;
  for (const type of types) target.addEventListener(type, onEvent, options);
  return () => {
    for (const type of types) target.removeEventListener(type, onEvent, options);
  };
}

export const combineStops =
  (...stops: readonly (() => void)[]) =>
  () => {
    for (const stop of stops) stop();
  };
