import { createRoot } from 'react-dom/client';
import type { StepView } from '../api/recipes.ts';
import type { Simulator } from '../api/simulator.ts';
import { createDomDriver, reveal } from '../driver/dom-driver.ts';
import type { Driver } from '../driver/driver.ts';
import { KEY_MS } from '../driver/timing.ts';
import { isInCabina, mount } from '../ui/mount.ts';
import { Captions } from './Captions.tsx';
import { createCursor } from './cursor.ts';
import type { Pace } from './pace.ts';

export function openShow(simulator: Simulator, pace: Pace, onPress: () => void): Driver {
  const { host, root, show } = mount('simulator-show');
  show();
  const cursor = createCursor();
  const bar = document.createElement('div');
  bar.className = 'sim bar';
  root.append(cursor.element, bar);
  const { recipe: runner } = simulator;
  const drawing = createRoot(bar);
  const draw = (step: StepView) => {
    cursor.hide(step.isOver || step.hold === 'person');
    if (runner && !isInCabina()) drawing.render(<Captions step={step} runner={runner} onClose={close} />);
  };
  const stops = [
    simulator.on('step', draw),
    detectUserInput(host, () => {
      if (pace.hold() === null) pace.pause('person');
    }),
  ];
  function close() {
    for (const stop of stops) stop();
    runner?.stop();
    drawing.unmount();
    host.remove();
  }
  const now = runner?.playing();
  if (now) draw(now);
  const clear = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { height } = bar.getBoundingClientRect();
    if (bottom > innerHeight - height) bar.classList.add('is-high');
    else if (top < height) bar.classList.remove('is-high');
  };
  return createDomDriver({
    onPress,
    onSeen: (sight) => reveal(sight),
    touch: (element) => cursor.press(element, pace.wait, clear),
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

function detectUserInput(own: Element, onPerson: () => void): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  // `isTrusted` is false for events that a script dispatches, so the presses and key strokes of a playing
  // recipe (`Driver`) don't count as the user's.
  const isPerson = (event: Event) =>
    event.isTrusted && !event.composedPath().includes(own) && performance.now() - since > GRACE_MS;
  const onMove = (event: PointerEvent) => {
    if (!isPerson(event)) return;
    from ??= { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < MIN_DISTANCE_PX) return;
    from = null;
    onPerson();
  };
  const onAct = (event: Event) => {
    if (isPerson(event)) onPerson();
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  window.addEventListener('pointermove', onMove, options);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, onAct, options);
  return () => stop.abort();
}
