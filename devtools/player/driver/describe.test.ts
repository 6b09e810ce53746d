import { expect, test } from 'vitest';
import { LIST_PAGE } from '../testing/list-app.ts';
import { describeScreen, describeTarget } from './describe.ts';

test.each([
  [/^Goles de .+ \(local\)$/, 'Goles de … (local)'],
  [/^Enviar pronósticos? \(\d+\)/, 'Enviar pronósticos (…)'],
  [/¿Cuánto\?|Fin\./, '¿Cuánto? o Fin.'],
  ['Enviar (1)', 'Enviar (1)'],
])('a failure names the control %s without signs of a pattern', (name, words) => {
  expect(describeTarget({ role: 'button', name })).toBe(`el botón “${words}”`);
  expect(describeScreen(LIST_PAGE, { text: name })).toBe(`el texto “${words}”`);
});

test('a failure says which of several equal controls it means', () => {
  expect(describeTarget({ name: /^Goles/, nth: 1 })).toBe('el campo “Goles”, el número 2');
});
