import { createRoot } from 'react-dom/client';
import { createDomDriver, find as findControl, reveal } from '../driver/dom-driver.ts';
import { type Driver, prefersReducedMotion } from '../driver/driver.ts';
import { collapseSpaces } from '../format.ts';
import type { StepView } from '../runner/run.ts';
import type { NextGesture } from '../runner/steps.ts';
import type { Simulator } from '../simulator.ts';
import { isInCabina, mount } from '../ui/mount.ts';
import { Captions } from './Captions.tsx';
import { CURSOR_MS, getMotionMs, KEY_MS, type Pace, PRESS_MS, SCROLL_MS } from './pace.ts';
import { followPlaylist } from './playlist.ts';

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
    onSeen: (sight) => reveal(sight),
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
/**
 * After autoplay starts, input events are ignored for this period, because the gesture that started the
 * recipe may continue (ms).
 */
const GRACE_MS = 900;

function detectUserInput(own: Element, pace: Pace): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  const listen = (event: Event) => {
    // `isTrusted` is false for events that a script dispatches, so the presses and key strokes of a playing
    // recipe (`Driver`) don't count as the user's.
    if (!event.isTrusted || event.composedPath().includes(own)) return;
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
const GLIDE = '[transition:transform_0.45s_cubic-bezier(0.3,0,0.2,1),opacity_0.2s]';
const PRESS = `origin-center [transition:transform_0.15s] group-[.is-pressing]:[transform:scale(0.7)] ${STILL}`;

function createCursor() {
  const element = document.createElement('div');
  element.className = `group fixed -top-10.5 -left-10.5 size-21 ${GLIDE} ${STILL}`;
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

/**
 * Opens a bar at the bottom of the window, after `before`. `makeRoom` keeps a control of the app above the bar: it
 * shortens the fixed or sticky part that holds the control (a dialog, the send bar) by the height of the bar, or extends
 * the end of the page, so that `scrollIntoView` finds room. `close` reverts all of it.
 */
function openBar(before: Element, className: string) {
  const { host, root, show } = mount('simulator-show');
  show();
  const bar = document.createElement('div');
  bar.className = className;
  root.append(before, bar);
  const changed = new Map<HTMLElement, 'bottom' | 'padding-bottom'>();
  return {
    host,
    element: bar,
    makeRoom(control: HTMLElement) {
      // The bar of the cabina is outside the app and covers nothing.
      if (bar.offsetHeight === 0) return;
      let part: HTMLElement | null = control;
      while (part && !/fixed|sticky/.test(getComputedStyle(part).position)) part = part.parentElement;
      const property = part ? 'bottom' : 'padding-bottom';
      const element = part ?? document.body;
      element.style.setProperty(property, `${bar.offsetHeight}px`);
      changed.set(element, property);
    },
    close() {
      host.remove();
      for (const [element, property] of changed) element.style.removeProperty(property);
    },
  };
}

/** The outline follows its control at this interval (ms). */
const FOLLOW_MS = 250;

const OUTLINE =
  'fixed rounded-[4px] outline-4 outline-offset-2 outline-accent [box-shadow:0_0_0_7px_var(--color-f0)]';

/**
 * After “Preparar”: names the control that the user now has to use, and outlines the control. `says` is shown when the
 * step has no gesture, or none whose control is on the screen.
 */
export function showNextGestures(says: string, gestures: readonly NextGesture[]): void {
  const outline = document.createElement('div');
  outline.className = `next-outline ${OUTLINE}`;
  const bar = openBar(outline, 'sim bar line gap-3 border-2 border-accent bg-f0 py-1 pr-1 pl-4');
  const words = document.createElement('p');
  words.className = 'flex-1 text-lg';
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.className = 'min-h-11 min-w-11';
  button.type = 'button';
  button.textContent = '✕';
  button.setAttribute('aria-label', 'Cerrar aviso');
  bar.element.append(words, button);

  let index = 0;
  let shown: HTMLElement | null = null;
  const stop = new AbortController();
  const close = () => {
    stop.abort();
    clearInterval(timer);
    bar.close();
  };
  const find = () => {
    const gesture = gestures[index];
    shown = gesture ? findControl(gesture.target) : null;
    const text = `Ahora te toca: ${gesture && shown ? describe(gesture, shown) : says}`;
    if (words.textContent !== text) words.textContent = text;
    outline.hidden = shown === null;
    if (shown) bar.makeRoom(shown);
    shown?.scrollIntoView?.({ block: 'center' });
  };
  const draw = () => {
    // Another recipe replaces the host.
    if (!bar.host.isConnected) return close();
    // A search by role takes long on a large page, so a control is searched only until it is found.
    if (!shown?.isConnected) find();
    if (!shown) return;
    const { left, top, width, height } = shown.getBoundingClientRect();
    outline.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  };
  const advance = (event: Event) => {
    const gesture = gestures[index];
    if (!gesture || !shown || !event.composedPath().includes(shown)) return;
    const text = getText(gesture);
    const isMet = text === '' ? event.type === 'click' : event.type === 'input' && hasText(shown, text);
    if (!isMet) return;
    index += 1;
    shown = null;
    if (index === gestures.length) close();
  };
  for (const type of ['click', 'input'])
    document.addEventListener(type, advance, { capture: true, signal: stop.signal });
  button.addEventListener('click', close);
  // The control moves when the page scrolls, and appears when the page has loaded it.
  const timer = setInterval(draw, FOLLOW_MS);
  draw();
}

/** What the recipe types or chooses; empty for a click. */
function getText(gesture: NextGesture): string {
  if (gesture.do === 'type') return gesture.text;
  return gesture.do === 'choose' ? gesture.option : '';
}

function describe(gesture: NextGesture, element: HTMLElement): string {
  const { name } = gesture.target;
  const [label] = (element as HTMLInputElement).labels ?? [];
  const shown = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
  const words = collapseSpaces(typeof name === 'string' ? name : shown).replace(/ \(\d+\)$/, '');
  const text = getText(gesture);
  return text === '' ? words : `${words}: “${text}”`;
}

const hasText = (element: HTMLElement, text: string) =>
  element instanceof HTMLSelectElement
    ? element.selectedOptions[0]?.text === text
    : (element as HTMLInputElement).value === text;
