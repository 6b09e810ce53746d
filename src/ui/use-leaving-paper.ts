import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const FALL_MS = 180;

/**
 * When the component unmounts, a picture of `paper` falls out of the window, which nobody can press, focus or hear.
 * `isQuiet`: the paper is gone at once.
 */
export function useLeavingPaper(paper: RefObject<HTMLElement | null>, isQuiet: boolean): void {
  const wasQuiet = useRef(isQuiet);
  useLayoutEffect(() => {
    wasQuiet.current = isQuiet;
  }, [isQuiet]);
  // At the end of a layout effect the paper is still in the document, with its ref.
  useLayoutEffect(
    () => () => {
      if (paper.current && !wasQuiet.current && !prefersReducedMotion()) showLeaving(paper.current);
    },
    [paper],
  );
}

function showLeaving(paper: HTMLElement): void {
  const { left, top, width } = paper.getBoundingClientRect();
  const picture = paper.cloneNode(true) as HTMLElement;
  if (!picture.animate) return;
  picture.setAttribute('inert', '');
  picture.setAttribute('aria-hidden', 'true');
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
    element.removeAttribute('id');
    // What has come in already, as the stamp, doesn't come in again.
    element.style.animation = 'none';
  }
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  });
  document.body.append(picture);
  const leaving = picture.animate(
    // Paper is opaque, so it doesn't fade.
    { transform: ['none', `translateY(${innerHeight - top}px)`] },
    { duration: FALL_MS, easing: 'ease-in' },
  );
  leaving.onfinish = () => picture.remove();
  leaving.oncancel = () => picture.remove();
}
