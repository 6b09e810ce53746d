/** After “Preparar”: names the control that the user now has to use, and outlines the control. */
import { find as findControl } from '../driver/dom-driver.ts';
import { collapseSpaces } from '../format.ts';
import type { NextGesture } from '../runner/steps.ts';
import { mount } from '../ui/mount.ts';
import { createBarRoom } from './bar-room.ts';

/** The outline follows its control at this interval (ms). */
const FOLLOW_MS = 250;

const OUTLINE =
  'fixed rounded-[4px] outline-4 outline-offset-2 outline-accent [box-shadow:0_0_0_7px_var(--color-f0)]';

function getName({ target: { name } }: NextGesture, element: HTMLElement): string {
  const labels = (element as HTMLInputElement).labels;
  const found = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  const words = typeof name === 'string' ? name : (found ?? '');
  return collapseSpaces(words).replace(/ \(\d+\)$/, '');
}

/** What the recipe types or chooses; empty for a click. */
function getText(gesture: NextGesture): string {
  if (gesture.do === 'type') return gesture.text;
  return gesture.do === 'choose' ? gesture.option : '';
}

function describe(gesture: NextGesture, element: HTMLElement): string {
  const text = getText(gesture);
  return [getName(gesture, element), text && `“${text}”`].filter(Boolean).join(': ');
}

const hasText = (element: HTMLElement, text: string) =>
  element instanceof HTMLSelectElement
    ? element.selectedOptions[0]?.text === text
    : (element as HTMLInputElement).value === text;

/** `says` is shown when the step has no gesture, or none whose control is on the screen. */
export function showNextGestures(says: string, gestures: readonly NextGesture[]): void {
  const { host, root, show } = mount('simulator-show');
  const outline = document.createElement('div');
  outline.className = `next-outline ${OUTLINE}`;
  const bar = document.createElement('div');
  bar.className = 'sim bar line gap-3 border-2 border-accent bg-f0 py-1 pr-1 pl-4';
  const words = document.createElement('p');
  words.className = 'flex-1 text-lg';
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.className = 'min-h-11 min-w-11';
  button.type = 'button';
  button.textContent = '✕';
  button.setAttribute('aria-label', 'Cerrar aviso');
  bar.append(words, button);
  root.append(outline, bar);
  const room = createBarRoom(bar);

  let index = 0;
  let shown: HTMLElement | null = null;
  const isMet = (element: HTMLElement, event: Event) => {
    const text = getText(gestures[index] as NextGesture);
    if (!event.composedPath().includes(element)) return false;
    return text === '' ? event.type === 'click' : event.type === 'input' && hasText(element, text);
  };
  const stop = new AbortController();
  const close = () => {
    stop.abort();
    clearInterval(timer);
    host.remove();
    room.undo();
  };
  const find = () => {
    const gesture = gestures[index];
    shown = gesture ? findControl(gesture.target) : null;
    const text = `Ahora te toca: ${gesture && shown ? describe(gesture, shown) : says}`;
    if (words.textContent !== text) words.textContent = text;
    outline.hidden = shown === null;
    if (shown) room.make(shown);
    shown?.scrollIntoView?.({ block: 'center' });
  };
  const draw = () => {
    // Another recipe replaces the host.
    if (!host.isConnected) return close();
    // A search by role takes long on a large page, so a control is searched only until it is found.
    if (!shown?.isConnected) find();
    if (!shown) return;
    const { left, top, width, height } = shown.getBoundingClientRect();
    outline.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  };
  const advance = (event: Event) => {
    if (!shown || !isMet(shown, event)) return;
    index += 1;
    shown = null;
    if (index === gestures.length) close();
  };
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', advance, options);
  document.addEventListener('input', advance, options);
  button.addEventListener('click', close);
  // The control moves when the page scrolls, and appears when the page has loaded it.
  const timer = setInterval(draw, FOLLOW_MS);
  show();
  draw();
}
