import { prefersReducedMotion } from '../lib/reduced-motion.ts';

interface Flight {
  /** The element that flies. It is hidden, and `position: fixed` at the upper left corner of the window. */
  piece: HTMLElement;
  /**
   * Where the flight starts: a place on screen, or an element, which is hidden while the flight lasts. Null: the flight
   * starts `RISE` below its end.
   */
  from: HTMLElement | DOMRect | null;
  /** The element on whose centre the flight ends, with its height. */
  to: HTMLElement | SVGElement;
  onEnd: () => void;
}

const FLIGHT_MS = 350;
/** Height of a flight without `from` (px). */
const RISE = 120;

/** Whether the browser can animate and the player wants to see movement. */
export const canFly = (): boolean => 'animate' in HTMLElement.prototype && !prefersReducedMotion();

/**
 * Shows `piece` flying from `from` to `to`, which is scrolled into view, then hides it, lets `to` jump a little and
 * calls `onEnd`. The returned function ends the flight without `onEnd`.
 */
export function fly({ piece, from, to, onEnd }: Flight): () => void {
  const isOutside = to.getBoundingClientRect().top < 0 || to.getBoundingClientRect().bottom > innerHeight;
  if (isOutside) to.scrollIntoView({ block: 'center' });
  piece.hidden = false;
  const own = piece.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const origin = from instanceof HTMLElement ? from : null;
  const start = (from instanceof HTMLElement ? from.getBoundingClientRect() : from) ?? {
    left: end.left,
    top: end.top + RISE,
    width: end.width,
    height: end.height,
  };
  const place = (box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>) => {
    const x = box.left + box.width / 2 - own.width / 2;
    // A start below the fold begins at the lower edge of the window.
    const y = Math.min(box.top + box.height / 2, innerHeight - own.height / 2) - own.height / 2;
    return { x, y, scale: box.height / (own.height || 1) };
  };
  const [first, last] = [place(start), place(end)];
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  if (origin) origin.style.visibility = 'hidden';
  const flight = piece.animate(
    [
      { transform: at(first.x, first.y, first.scale) },
      {
        transform: at((first.x + last.x) / 2, (first.y + last.y) / 2 - 40, last.scale * 1.3),
        offset: 0.5,
      },
      { transform: at(last.x, last.y, last.scale) },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out' },
  );
  const stop = () => {
    flight.onfinish = null;
    flight.cancel();
    piece.hidden = true;
    if (origin) origin.style.visibility = '';
  };
  flight.onfinish = () => {
    stop();
    to.animate([{ transform: 'scale(1.25)' }, { transform: 'none' }], BUMP_MS);
    onEnd();
  };
  return stop;
}

const BUMP_MS = 120;
