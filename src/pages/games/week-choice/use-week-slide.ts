import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

const SLIDE_MS = 180;

/** How far beside their place the games begin (px). The page cuts what is beside the window. */
const SLIDE_WAY = 56;

/** When the shown week changes, its games slide in: those of a later week from the right, of an earlier one from the left. */
export function useWeekSlide(panel: RefObject<HTMLElement | null>, week: number | null): void {
  const shown = useRef(week);
  useEffect(() => {
    const previous = shown.current;
    shown.current = week;
    if (previous === null || week === null || previous === week || prefersReducedMotion()) return;
    const way = week > previous ? SLIDE_WAY : -SLIDE_WAY;
    panel.current?.animate?.(
      // Paper is opaque, so it doesn't fade in.
      { transform: [`translateX(${way}px)`, 'none'] },
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
  }, [week, panel]);
}
