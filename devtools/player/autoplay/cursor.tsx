import { createRoot } from 'react-dom/client';
import { CURSOR_MS, getMotionMs, PRESS_MS, SCROLL_MS } from './pace.ts';

const STILL = 'motion-reduce:[transition:none]';
const MOTION = '[transition:transform_0.45s_cubic-bezier(0.3,0,0.2,1),opacity_0.2s]';
const RING =
  'origin-center opacity-0 [transition:transform_0.15s,opacity_0.2s] group-[.is-near]:opacity-100 ' +
  `group-[.is-pressing]:[transform:scale(0.7)] ${STILL}`;

/**
 * Creates the cursor that autoplay shows, at the centre of the window. Its ring is open and is shown only on the way to
 * a target and while it presses it, and its arrow stands beside the centre of the target, so that both leave the text
 * there readable.
 */
export function createCursor() {
  const element = document.createElement('div');
  element.className = `group fixed -top-10.5 -left-10.5 size-21 ${MOTION} ${STILL}`;
  createRoot(element).render(
    <svg viewBox="0 0 84 84" width="84" height="84" aria-hidden="true">
      <circle className={RING} cx="42" cy="42" r="35" fill="none" stroke="#5fd8e6" strokeWidth="4" />
      <path d="M53 50v28l7-6 5 11 5-2-5-11 9-1z" fill="#0c0f12" stroke="#fff" strokeWidth="2" />
    </svg>,
  );
  element.style.transform = `translate(${innerWidth / 2}px, ${innerHeight / 2}px)`;
  return {
    element,
    async press(target: HTMLElement, scroll: () => void, wait: (ms: number) => Promise<void>) {
      scroll();
      await wait(getMotionMs(SCROLL_MS));
      const { left, top, width, height } = target.getBoundingClientRect();
      element.style.transform = `translate(${left + width / 2}px, ${top + height / 2}px)`;
      element.classList.add('is-near');
      await wait(getMotionMs(CURSOR_MS));
      element.classList.add('is-pressing');
      await wait(PRESS_MS);
      element.classList.remove('is-near', 'is-pressing');
    },
    hide: (isAway: boolean) => element.classList.toggle('opacity-0', isAway),
  };
}
