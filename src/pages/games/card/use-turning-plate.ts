import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

const TURN_MS = 120;

/** Turns the plate of a score field about its crease when its goals change. The field can be used meanwhile. */
export function useTurningPlate(plate: RefObject<HTMLElement | null>, goals: number | null): void {
  const shown = useRef(goals);
  useEffect(() => {
    if (shown.current === goals) return;
    shown.current = goals;
    if (!prefersReducedMotion()) plate.current?.animate?.({ transform: ['scaleY(0.3)', 'none'] }, TURN_MS);
  }, [goals, plate]);
}
