import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

const SLIDE_MS = 160;

/** At most the margin of a page on a phone (px), so that a sliding week makes no page wider than the screen. */
const SLIDE_WAY = 16;

/** Slides the games of another week in: a later week from the right, an earlier one from the left. */
export function useWeekSlide(panel: RefObject<HTMLElement | null>, week: number | null): void {
  const shown = useRef(week);
  useEffect(() => {
    const earlier = shown.current;
    shown.current = week;
    if (earlier === null || week === null || earlier === week || prefersReducedMotion()) return;
    const way = week > earlier ? SLIDE_WAY : -SLIDE_WAY;
    panel.current?.animate?.(
      { transform: [`translateX(${way}px)`, 'none'], opacity: [0.3, 1] },
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
  }, [week, panel]);
}
