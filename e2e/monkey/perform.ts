import { SITE_ROOT } from '../../src/lib/paths.ts';
import type { Field, Gesture } from './gestures.ts';
import { isUsable } from './page.ts';

function press(element: HTMLElement, times = 1) {
  element.focus();
  for (let time = 0; time < times; time += 1) element.click();
}

function write(field: Field, text: string) {
  field.focus();
  // Calls the prototype's setter, because React replaces the `value` setter of the field and ignores an `input`
  // event after a call of that setter.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function pressKey(key: string) {
  const target = document.activeElement ?? document.body;
  const init = { key, bubbles: true, cancelable: true };
  const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  if (isTaken || !(target instanceof HTMLElement) || !isUsable(target)) return;
  if (key === 'Enter' && target.matches('input')) target.closest('form')?.requestSubmit();
  else if ((key === 'Enter' || key === ' ') && target.matches('button')) target.click();
}

function go(to: 'back' | 'forward' | { route: string }) {
  if (to === 'back') history.back();
  else if (to === 'forward') history.forward();
  else {
    history.pushState(null, '', SITE_ROOT + to.route);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
}

export function perform(gesture: Gesture) {
  switch (gesture.do) {
    case 'press':
      return press(gesture.target, gesture.times);
    case 'write':
      for (const [field, text] of gesture.texts) write(field, text);
      return gesture.submit && press(gesture.submit);
    case 'key':
      return pressKey(gesture.key);
    case 'go':
      return go(gesture.to);
    case 'return':
      return dispatchEvent(new Event('focus'));
  }
}
