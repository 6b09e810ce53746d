interface Flight {
  /** The element that flies. It is hidden, at the place where the flight ends. */
  piece: HTMLElement;
  /** The element at which the flight starts. Null: the flight starts `RISE` below its end. */
  from: Element | null;
  onEnd: () => void;
}

const FLIGHT_MS = 600;
/** Height of a flight without `from` (px). */
const RISE = 120;

/** Whether the browser can animate and the player wants to see movement. */
export const canFly = (): boolean =>
  'animate' in HTMLElement.prototype &&
  !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

/**
 * Shows `piece` flying to its place, then hides it and calls `onEnd`. The returned function ends the flight without
 * `onEnd`.
 */
export function fly({ piece, from, onEnd }: Flight): () => void {
  piece.hidden = false;
  const end = piece.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const x = start ? start.left - end.left : 0;
  const y = start ? start.top - end.top : RISE;
  const flight = piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.3)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(1.5)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out' },
  );
  const stop = () => {
    flight.onfinish = null;
    flight.cancel();
    piece.hidden = true;
  };
  flight.onfinish = () => {
    stop();
    onEnd();
  };
  return stop;
}
