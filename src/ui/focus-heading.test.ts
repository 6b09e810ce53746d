// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusHeading } from './focus-heading.ts';

afterEach(() => document.body.replaceChildren());

function draw() {
  document.body.innerHTML = '<h1 tabindex="-1">Entrar</h1><input aria-label="Correo"><button>Menú</button>';
  return document.querySelector('h1');
}

test('focusHeading moves the focus from a button to the heading', () => {
  const heading = draw();
  document.querySelector('button')?.focus();
  focusHeading(heading);
  expect(document.activeElement).toBe(heading);
});

test('focusHeading leaves the focus in a field', () => {
  const heading = draw();
  document.querySelector('input')?.focus();
  focusHeading(heading);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Correo');
});

test('focusHeading does nothing without a heading', () => {
  draw();
  focusHeading(null);
  expect(document.activeElement).toBe(document.body);
});

test('focusHeading leaves the focus in an open dialog', () => {
  const heading = draw();
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"><button id="accept"></button></div>');
  document.getElementById('accept')?.focus();
  focusHeading(heading);
  expect(document.activeElement?.id).toBe('accept');
});

test('focusHeading does nothing while an open dialog has not taken the focus yet', () => {
  const heading = draw();
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"><button>Aceptar</button></div>');
  focusHeading(heading);
  expect(document.activeElement).toBe(document.body);
});
