import { find as findControl } from '../driver/dom-driver.ts';
import { collapseSpaces } from '../format.ts';
import type { NextGesture } from '../runner/steps.ts';
import { openBar } from './bar.ts';

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
