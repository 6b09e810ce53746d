// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusHeading } from './focus-heading.ts';

afterEach(() => document.body.replaceChildren());

function draw() {
  document.body.innerHTML = '<h1 tabindex="-1">Entrar</h1><input aria-label="Correo"><button>Menú</button>';
  return document.querySelector('h1');
}

test('the heading takes the focus from what was pressed', () => {
  const heading = draw();
  document.querySelector('button')?.focus();
  focusHeading(heading);
  expect(document.activeElement).toBe(heading);
});

test('whoever is writing already goes on writing', () => {
  const heading = draw();
  document.querySelector('input')?.focus();
  focusHeading(heading);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Correo');
});

test('a heading that is gone is no error', () => {
  draw();
  focusHeading(null);
  expect(document.activeElement).toBe(document.body);
});
