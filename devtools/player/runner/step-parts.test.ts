import { expect, test } from 'vitest';
import type { Action } from '../../api.ts';
import { go, press, step, write } from '../testing/list-app.ts';
import { countActionsBeforeCaption, showsDetailAtOnce } from './step-parts.ts';

const see: Action = { do: 'see', screen: { text: 'Hoy' } };
const control: Action = { control: 'undo' };

test('a step that opens a page and presses there has its caption between the two', () => {
  expect(countActionsBeforeCaption(step('Abre la lista', '', go('/lista'), press('Leche')))).toBe(1);
});

test('a step that only changes the world and looks has its caption after both', () => {
  expect(countActionsBeforeCaption(step('Pasa un día', '', control, see))).toBe(2);
});

test('a step that begins with a press has its caption first', () => {
  expect(countActionsBeforeCaption(step('Envía', '', press('Enviar'), see))).toBe(0);
});

test.each([
  ['only looks', see, true],
  ['only types', write('Cantidad', '3'), true],
  ['presses', press('Enviar'), false],
])('a step that %s shows its detail with its caption: %j, %s', (_does, action, isAtOnce) => {
  expect(showsDetailAtOnce(step('Algo', '', action))).toBe(isAtOnce);
});
