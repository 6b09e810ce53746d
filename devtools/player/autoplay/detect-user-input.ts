import type { Pace } from './pace.ts';

/** Distance that the pointer must move before autoplay takes the movement for a person's action (CSS px). */
const MIN_DISTANCE_PX = 24;
/** Period after the start in which input is ignored, because the gesture that started the recipe may continue (ms). */
const GRACE_MS = 900;

/** Whether the mouse only passes over the panel, or scrolls its list, on the way from the button that plays. */
const isOverPanel = (event: Event) =>
  /^(pointermove|wheel)$/.test(event.type) &&
  event.composedPath().some((target) => target instanceof Element && target.id === 'simulator');

/** Describes what a step may need: the address, the texts, what is typed or chosen, what is open. */
function readPage(): string {
  const { body } = document;
  const fields = [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const states = [...body.querySelectorAll('[aria-expanded], [aria-pressed], [aria-selected], details')];
  return JSON.stringify([
    location.pathname + location.search,
    body.innerText ?? body.textContent,
    fields.map(({ value, checked }) => [value, checked]),
    states.map((element) => STATES.map((name) => element.getAttribute(name))),
  ]);
}

const STATES = ['aria-expanded', 'aria-pressed', 'aria-selected', 'open'];

/**
 * Pauses autoplay at user input outside `bar`, and notes whether the user changes the page. Returns a function that
 * ends the detection.
 */
export function detectUserInput(bar: Element, pace: Pace): () => void {
  const since = performance.now();
  let from: { x: number; y: number } | null = null;
  const listen = (event: Event) => {
    // The events of a recipe's gestures aren't trusted.
    if (!event.isTrusted || event.composedPath().includes(bar) || isOverPanel(event)) return;
    // A pause ends the gesture that started the recipe.
    if (performance.now() - since <= GRACE_MS && pace.state.pauseReason === null) return;
    if (event.type === 'pointermove') {
      const { clientX: x, clientY: y } = event as PointerEvent;
      from ??= { x, y };
      if (Math.hypot(x - from.x, y - from.y) < MIN_DISTANCE_PX) return;
      from = null;
    }
    if (pace.state.pauseReason === null) pace.pause('person');
    // While autoplay skips to a step, the recipe itself changes the page.
    if (/^(pointerdown|keydown|touchstart)$/.test(event.type) && pace.state.skipTo === null)
      pace.touch(readPage);
  };
  const goBack = ({ isTrusted }: PopStateEvent) => {
    // A recipe that plays may follow a link to a part of the page, for which the browser sends the same event.
    const isOfRecipe = pace.state.pauseReason === null && location.hash !== '';
    if (isTrusted && !isOfRecipe && pace.state.skipTo === null) pace.lose();
  };
  const stop = new AbortController();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, listen, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener('popstate', goBack, { signal: stop.signal });
  return () => stop.abort();
}
