import { type RefObject, useEffect, useState } from 'react';
import { onceInView } from '../../../lib/in-view.ts';
import { combineStops, listen } from '../../../lib/listen.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

/** Time between two steps of the reveal (ms). */
export const STEP_MS = 210;

/** The reveal waits until the list begins clearly above the lower edge of the screen, so that its first rows are seen. */
const MARGIN = '0px 0px -15%';

/**
 * Counts from 0 to `steps`, one step every `STEP_MS`, once `element` is well on screen. A click or a key ends the count
 * at once, and so does a step whose part is below the screen (`isOnScreen`), because nobody would see it. Returns
 * `steps` from the start if there is nothing to reveal, and for players who prefer reduced motion.
 */
export function useReveal(
  element: RefObject<Element | null>,
  steps: number,
  isNew: boolean,
  isOnScreen: (step: number) => boolean,
): number {
  const [step, setStep] = useState(() => (isNew && !prefersReducedMotion() ? 0 : Number.POSITIVE_INFINITY));
  const [isInView, setInView] = useState(false);
  const isRunning = step < steps;

  useEffect(() => {
    if (isRunning && element.current) return onceInView(element.current, () => setInView(true), MARGIN);
  }, [element, isRunning]);

  useEffect(() => {
    if (!isRunning || !isInView) return;
    const timer = setInterval(
      () => setStep((count) => (isOnScreen(count) ? count + 1 : Number.POSITIVE_INFINITY)),
      STEP_MS,
    );
    return combineStops(
      () => clearInterval(timer),
      // Not `pointerdown`, because a player who scrolls to the ticket touches the screen too.
      listen(globalThis, ['click', 'keydown'], () => setStep(Number.POSITIVE_INFINITY)),
    );
  }, [isRunning, isInView, isOnScreen]);

  return Math.min(step, steps);
}
