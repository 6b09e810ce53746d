// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import { isWriting } from './is-writing.ts';

afterEach(() => document.body.replaceChildren());

function press(html: string, code: string): boolean {
  document.body.innerHTML = html;
  let result = false;
  const listen = (event: KeyboardEvent) => {
    result = isWriting(event);
  };
  window.addEventListener('keydown', listen, { once: true });
  const event = new KeyboardEvent('keydown', { code, bubbles: true, composed: true });
  document.querySelector('[data-target]')?.dispatchEvent(event);
  return result;
}

test.each([
  ['<input data-target>', 'KeyK', true],
  ['<textarea data-target></textarea>', 'KeyK', true],
  ['<select data-target></select>', 'ArrowUp', true],
  ['<button data-target></button>', 'KeyK', false],
  ['<p data-target></p>', 'ArrowUp', false],
  ['<div class="sim"><input data-target></div>', 'KeyK', false],
  ['<div class="sim"><input data-target></div>', 'ArrowUp', true],
])('in %s, the key %s is typing: %s', (html, code, expected) => {
  expect(press(html, code)).toBe(expected);
});
