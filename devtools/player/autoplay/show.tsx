import { createRoot } from 'react-dom/client';
import type { Simulator } from '../../simulator.ts';
import { isInCabina } from '../../ui/mount.ts';
import { createDomDriver, reveal } from '../driver/dom-driver.ts';
import { type Driver, prefersReducedMotion } from '../driver/driver.ts';
import { followPlaylist } from '../playlist/playlist.ts';
import type { StepView } from '../runner/run.ts';
import { openBar } from './bar.ts';
import { Captions } from './Captions.tsx';
import { CURSOR_MS, getMotionMs, KEY_MS, type Pace, PRESS_MS, SCROLL_MS } from './pace.ts';

/** Opens the cursor and the captions. Returns a driver that performs its gestures with the cursor, at the pace. */
export function openShow(simulator: Simulator, pace: Pace, onLeave: () => void): Driver {
  const cursor = createCursor();
  const bar = openBar(cursor.element, 'sim bar');
  const { recipe: runner } = simulator;
  const drawing = createRoot(bar.element);
  const draw = (step: StepView) => {
    if (step.isGivenUp) return close();
    cursor.hide(step.isOver || step.pauseReason === 'person');
    if (!isInCabina()) drawing.render(<Captions step={step} runner={runner} onClose={close} />);
  };
  // Listens before `detectUserInput`, so that the key for the next recipe of a list doesn't pause the recipe that plays.
  followPlaylist(runner);
  const stops = [simulator.on('step', draw), detectUserInput(bar.host, pace)];
  function close() {
    for (const stop of stops) stop();
    runner.stop();
    drawing.unmount();
    bar.close();
  }
  const now = runner.playing();
  if (now) draw(now);
  return createDomDriver({
    onLeave,
    onSeen: (screen) => reveal(screen),
    touch: (element) => {
      bar.makeRoom(element);
      return cursor.press(element, pace.wait);
    },
    betweenKeys: () => pace.wait(KEY_MS),
    wait: pace.wait,
  });
}

/** Distance that the pointer must move before autoplay takes the movement for a person's action (CSS px). */
const MIN_DISTANCE_PX = 24;
/** Period after the start in which input is ignored, because the gesture that started the recipe may continue (ms). */
const GRACE_MS = 900;

/** Pauses autoplay at user input outside `bar`. Returns a function that ends the detection. */
function detectUserInput(bar: Element, pace: Pace): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  const listen = (event: Event) => {
    // The events of a recipe's gestures aren't trusted.
    if (!event.isTrusted || event.composedPath().includes(bar)) return;
    if (performance.now() - since <= GRACE_MS) return;
    if (event.type === 'pointermove') {
      const { clientX: x, clientY: y } = event as PointerEvent;
      from ??= { x, y };
      if (Math.hypot(x - from.x, y - from.y) < MIN_DISTANCE_PX) return;
      from = null;
    }
    if (pace.state.pauseReason === null) pace.pause('person');
  };
  const stop = new AbortController();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, listen, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}

const STILL = 'motion-reduce:[transition:none]';
const MOTION = '[transition:transform_0.45s_cubic-bezier(0.3,0,0.2,1),opacity_0.2s]';
const PRESS = `origin-center [transition:transform_0.15s] group-[.is-pressing]:[transform:scale(0.7)] ${STILL}`;

function createCursor() {
  const element = document.createElement('div');
  element.className = `group fixed -top-10.5 -left-10.5 size-21 ${MOTION} ${STILL}`;
  createRoot(element).render(
    <svg viewBox="0 0 84 84" width="84" height="84" aria-hidden="true">
      <circle className={PRESS} cx="42" cy="42" r="35" fill="#5fd8e622" stroke="#5fd8e6" strokeWidth="4" />
      <path d="M42 40v28l7-6 5 11 5-2-5-11 9-1z" fill="#0c0f12" stroke="#fff" strokeWidth="2" />
    </svg>,
  );
  element.style.transform = `translate(${innerWidth / 2}px, ${innerHeight / 2}px)`;
  return {
    element,
    async press(target: HTMLElement, wait: (ms: number) => Promise<void>) {
      target.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      await wait(getMotionMs(SCROLL_MS));
      const { left, top, width, height } = target.getBoundingClientRect();
      element.style.transform = `translate(${left + width / 2}px, ${top + height / 2}px)`;
      await wait(getMotionMs(CURSOR_MS));
      element.classList.add('is-pressing');
      await wait(PRESS_MS);
      element.classList.remove('is-pressing');
    },
    hide: (isAway: boolean) => element.classList.toggle('opacity-0', isAway),
  };
}
