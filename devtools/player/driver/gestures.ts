/** The DOM events of a press, of the focus and of the keys. Events of a script are never trusted. */
import { fireEvent } from '@testing-library/dom';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Moves the focus to an element; with null, removes it. In a window in the background the browser dispatches no focus
 * events, so `moveFocus` dispatches them.
 */
export function moveFocus(to: HTMLElement | null): void {
  const before = document.activeElement as HTMLElement | null;
  if (to === before) return;
  const events: Event[] = [];
  const listen = (event: Event) => events.push(event);
  const types = ['focus', 'blur'];
  for (const type of types) document.addEventListener(type, listen, true);
  if (to) to.focus({ preventScroll: true });
  else before?.blur();
  for (const type of types) document.removeEventListener(type, listen, true);
  if (events.length > 0) return;
  if (before && before !== document.body) {
    fireEvent.blur(before, { relatedTarget: to });
    fireEvent.focusOut(before, { relatedTarget: to });
  }
  if (to && document.activeElement === to) {
    fireEvent.focus(to, { relatedTarget: before });
    fireEvent.focusIn(to, { relatedTarget: before });
  }
}

export function pressOn(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, detail: 1 };
  const pointer = { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  fireEvent.pointerDown(element, pointer);
  if (fireEvent.mouseDown(element, at)) moveFocus(element.closest<HTMLElement>(FOCUSABLE));
  fireEvent.pointerUp(element, pointer);
  fireEvent.mouseUp(element, at);
  fireEvent.click(element, at);
}

export async function writeInto(field: HTMLInputElement, text: string, betweenKeys: () => Promise<void>) {
  const press = (key: string, value: string, edit: InputEventInit) => {
    if (fireEvent.keyDown(field, { key })) fireEvent.input(field, { target: { value }, ...edit });
    fireEvent.keyUp(field, { key });
  };
  moveFocus(field);
  if (field.value !== '') press('Delete', '', { inputType: 'deleteContentBackward' });
  for (const letter of text) {
    await betweenKeys();
    press(letter, field.value + letter, { inputType: 'insertText', data: letter });
  }
}
