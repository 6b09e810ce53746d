/**
 * Dispatches the DOM events of a pointer and a keyboard. The package user-event needs focus events, which a background
 * window never sends, so React would miss the text.
 */

export type BetweenKeys = () => Promise<void>;

type Writable = HTMLInputElement | HTMLTextAreaElement;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const send = (element: Element, event: Event) => element.dispatchEvent(event);

function sendFocusEvent(element: Element, type: 'blur' | 'focus', relatedTarget: Element | null) {
  const options = { relatedTarget, composed: true };
  send(element, new FocusEvent(type, options));
  send(element, new FocusEvent(type === 'focus' ? 'focusin' : 'focusout', { ...options, bubbles: true }));
}

/**
 * A browser window in the background moves the focus without focus events, so `moveFocus` dispatches the
 * events.
 */
function moveFocus(to: HTMLElement | null): void {
  const before = document.activeElement as HTMLElement | null;
  if (to === before) return;
  let isTold = false;
  const note = () => {
    isTold = true;
  };
  const types = ['focus', 'blur'];
  for (const type of types) document.addEventListener(type, note, true);
  if (to) to.focus({ preventScroll: true });
  else before?.blur();
  for (const type of types) document.removeEventListener(type, note, true);
  if (isTold) return;
  if (before && before !== document.body) sendFocusEvent(before, 'blur', to);
  if (to && document.activeElement === to) sendFocusEvent(to, 'focus', before);
}

function createPointerInit(element: HTMLElement): MouseEventInit {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  return { ...place, bubbles: true, cancelable: true, composed: true, detail: 1 };
}

export function pressOn(element: HTMLElement): void {
  const at = createPointerInit(element);
  const pointer = { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  send(element, new PointerEvent('pointerdown', pointer));
  if (send(element, new MouseEvent('mousedown', at))) moveFocus(element.closest<HTMLElement>(FOCUSABLE));
  send(element, new PointerEvent('pointerup', pointer));
  send(element, new MouseEvent('mouseup', at));
  send(element, new MouseEvent('click', at));
}

/**
 * React overrides `value` of the field to track its value, and ignores an `input` event when the tracked value
 * is the same. So this function calls the setter of the prototype, which React does not track.
 */
export function setValue(field: Writable | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function sendInput(field: Writable, value: string, inputType: string, data: string | null): void {
  setValue(field, value);
  send(field, new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
}

export function pressKey(field: Element, name: string, edit = () => {}): void {
  const options = { key: name, bubbles: true, cancelable: true, composed: true };
  if (send(field, new KeyboardEvent('keydown', options))) edit();
  send(field, new KeyboardEvent('keyup', options));
}

export async function writeInto(field: Writable, text: string, betweenKeys: BetweenKeys): Promise<void> {
  moveFocus(field);
  if (field.value !== '')
    pressKey(field, 'Delete', () => sendInput(field, '', 'deleteContentBackward', null));
  for (const letter of text) {
    await betweenKeys();
    pressKey(field, letter, () => sendInput(field, field.value + letter, 'insertText', letter));
  }
}

export function chooseFrom(list: HTMLSelectElement, option: HTMLOptionElement): void {
  moveFocus(list);
  setValue(list, option.value);
  for (const type of ['input', 'change']) send(list, new Event(type, { bubbles: true, composed: true }));
}
