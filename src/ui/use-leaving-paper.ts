import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const FALL_MS = 180;

/**
 * When the component unmounts, a copy of `paper` falls out of the window. The copy can't be pressed or focused, and
 * screen readers don't read it. With `isStill`, nothing falls.
 */
export function useLeavingPaper(paper: RefObject<HTMLElement | null>, isStill: boolean): void {
  const wasStill = useRef(isStill);
  useLayoutEffect(() => {
    wasStill.current = isStill;
  }, [isStill]);
  // React cleans layout effects up before it removes the paper from the document and empties its ref.
  useLayoutEffect(
    () => () => {
      if (paper.current && !wasStill.current && !prefersReducedMotion()) dropCopy(paper.current);
    },
    [paper],
  );
}

function dropCopy(paper: HTMLElement): void {
  const { left, top, width } = paper.getBoundingClientRect();
  const copy = paper.cloneNode(true) as HTMLElement;
  if (!copy.animate) return;
  copy.setAttribute('inert', '');
  copy.setAttribute('aria-hidden', 'true');
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    element.removeAttribute('id');
    // Otherwise the animations by which its parts came in, as the fall of the stamp, would begin again.
    element.style.animation = 'none';
  }
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const fall = copy.animate(
    // Paper is opaque, so it doesn't fade.
    { transform: ['none', `translateY(${innerHeight - top}px)`] },
    { duration: FALL_MS, easing: 'ease-in' },
  );
  fall.onfinish = () => copy.remove();
  fall.oncancel = () => copy.remove();
}
