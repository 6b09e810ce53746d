import { collapseSpaces } from '../../lib/format.ts';
import type { AppPage } from '../app.ts';
import type { TargetGesture } from '../driver/driver.ts';
import { findTarget } from '../driver/find.ts';
import { scrollToElement } from '../driver/scroll.ts';
import { openBar } from './bar.ts';
import { createOutline } from './outline.ts';

/** Interval at which a control that has left the page is looked for again (ms). */
const FOLLOW_MS = 250;

/**
 * Names and outlines the control that the user has to use next, after “Preparar”. Shows `says` while the control isn't
 * on the screen, or if the step has no gesture.
 */
export function openNextGestureNotice(page: AppPage, says: string, gestures: readonly TargetGesture[]): void {
  const outline = createOutline();
  const bar = openBar('sim bar line gap-3 border-2 border-accent bg-f0 py-1 pr-1 pl-4');
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
  let control: HTMLElement | null = null;
  const stop = new AbortController();
  const close = () => {
    stop.abort();
    clearInterval(timer);
    outline.clear();
    bar.close();
  };
  const findControl = () => {
    const gesture = gestures[index];
    control = gesture ? findTarget(page, gesture.target) : null;
    const text = `Ahora te toca: ${gesture && control ? describe(gesture, control) : says}`;
    if (words.textContent !== text) words.textContent = text;
    outline.clear();
    if (!control) return;
    outline.add(control);
    bar.makeRoom(control);
    scrollToElement(page, control, { block: 'center', isAtOnce: true });
  };
  const draw = () => {
    // Another recipe replaces the host.
    if (!bar.host.isConnected) return close();
    // A search by role takes long on a large page, so a control is searched only until it is found.
    if (!control?.isConnected) findControl();
  };
  const advance = (event: Event) => {
    const gesture = gestures[index];
    if (!gesture || !control || !event.composedPath().includes(control)) return;
    const text = getText(gesture);
    const isMet = text === '' ? event.type === 'click' : event.type === 'input' && hasText(control, text);
    if (!isMet) return;
    index += 1;
    control = null;
    if (index === gestures.length) close();
  };
  for (const type of ['click', 'input'])
    document.addEventListener(type, advance, { capture: true, signal: stop.signal });
  button.addEventListener('click', close);
  // The control appears when the page has loaded it.
  const timer = setInterval(draw, FOLLOW_MS);
  draw();
}

/** Returns what the recipe types or chooses; empty for a click. */
function getText(gesture: TargetGesture): string {
  if (gesture.do === 'type') return gesture.text;
  return gesture.do === 'choose' ? gesture.option : '';
}

function describe(gesture: TargetGesture, element: HTMLElement): string {
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
