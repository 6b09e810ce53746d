/** A session by hand as the text of a recipe. */
import { expect, test } from 'vitest';
import type { Action } from '../recipes/recipe.ts';
import { draftOf } from './draft.ts';
import { addAction } from './recording.ts';

const home = 'Goles de Puebla (local)';
const type = (text: string, name = home): Action => ({ do: 'type', target: { name }, text });

const draft = (actions: Action[], covers: string[] = []) =>
  draftOf({ as: 'nico', at: 'cierre(7, 1) - 1m', route: '/games', actions, covers, isOn: false }, 'mio');

test('writes what was pressed and written, by name', () => {
  const text = draft([
    type('2'),
    { do: 'click', target: { role: 'button', name: 'Enviar pronóstico (1)' } },
    { do: 'see', sight: { modal: 'sendPool' } },
    { do: 'click', target: { role: 'button', name: 'Sí, enviar' } },
  ]);
  expect(text).toContain(
    `step('Paso 1', '', write('${home}', '2'), press('Enviar pronóstico (1)'), seeModal('sendPool')),`,
  );
  expect(text).toContain(`step('Paso 2', '', press('Sí, enviar')),`);
});

test('imports the verbs it uses and no others', () => {
  expect(draft([{ do: 'go', route: '/ranking' }])).toContain(`import { go, step } from '../actions.ts';`);
});

test('keeps the world it began in', () => {
  expect(draft([])).toContain(`world: { as: 'nico', at: 'cierre(7, 1) - 1m', route: '/games' }`);
});

test('moves of the clock and faults are levers', () => {
  const fault = { match: 'POST /api/pool/user', effect: { status: 500 }, times: 1 };
  const text = draft([
    { pull: 'advance', span: '2m', silent: true },
    { pull: 'fail', fault },
  ]);
  expect(text).toContain(`later('2m', { silent: true })`);
  expect(text).toContain(`fail({match: 'POST /api/pool/user',effect: {status: 500},times: 1})`);
});

test('expects the dialog it ended with', () => {
  expect(draft([], ['modal:sendPool', 'modal:poolSent'])).toContain(
    `expect: [{ sees: { modal: 'poolSent' } }],`,
  );
});

test('a quote in a name can be read back', () => {
  expect(draft([type("d'Artagnan")])).toContain(`'d\\'Artagnan'`);
});

test('a field that is written into again keeps its last text', () => {
  expect(addAction(addAction([], type('2')), type('21'))).toEqual([type('21')]);
});

test('another field is another action', () => {
  expect(addAction(addAction([], type('2')), type('1', 'Otro'))).toHaveLength(2);
});
