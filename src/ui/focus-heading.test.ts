// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { focusHeading } from './focus-heading.ts';

afterEach(() => document.body.replaceChildren());

function draw() {
  document.body.innerHTML = '<h1 tabindex="-1">Entrar</h1><input aria-label="Correo"><button>Menú</button>';
  return document.querySelector('h1');
}

test('focusHeading moves the focus from a button to the heading, and leaves it in a field', () => {
  const heading = draw();
  focusHeading(null);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('button')?.focus();
  focusHeading(heading);
  expect(document.activeElement).toBe(heading);
  document.querySelector('input')?.focus();
  focusHeading(heading);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Correo');
});

test('focusHeading leaves the focus as it is while a dialog is open, also before the dialog has taken the focus', () => {
  const heading = draw();
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"><button id="accept"></button></div>');
  focusHeading(heading);
  expect(document.activeElement).toBe(document.body);
  document.getElementById('accept')?.focus();
  focusHeading(heading);
  expect(document.activeElement?.id).toBe('accept');
});

test('focusHeading focuses the heading without scrolling the page', () => {
  const heading = draw();
  const focus = vi.spyOn(heading!, 'focus');
  focusHeading(heading);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
