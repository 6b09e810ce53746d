/** The id of the element with the point of the answered trivia, from which it flies to the total. */
export const EXTRA_POINT_ID = 'extra-point';

/** Where the point stood on screen in its dialog, which has closed. */
let start: DOMRect | null = null;

export function keepPointStart(box: DOMRect | null): void {
  start = box;
}

/** Returns the place that was kept, once: a later flight starts elsewhere. */
export function takePointStart(): DOMRect | null {
  const taken = start;
  start = null;
  return taken;
}
