import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

const SLIDE_MS = 180;

/** From where the games come (px). The page cuts what is beside the window. */
const SLIDE_WAY = 56;

/** Slides the games of another week in: a later week from the right, an earlier one from the left. */
export function useWeekSlide(panel: RefObject<HTMLElement | null>, week: number | null): void {
  const shown = useRef(week);
  useEffect(() => {
    const earlier = shown.current;
    shown.current = week;
    if (earlier === null || week === null || earlier === week || prefersReducedMotion()) return;
    const way = week > earlier ? SLIDE_WAY : -SLIDE_WAY;
    panel.current?.animate?.(
      // Paper is opaque, so it doesn't fade in.
      { transform: [`translateX(${way}px)`, 'none'] },
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
  }, [week, panel]);
}
