import { expect, test } from 'vitest';
import type { Action, RecordedAction, Recording } from '../../api.ts';
import { LIST_RECORDING, LIST_WORLD } from '../testing/list-app.ts';
import { countActions } from './recording.ts';
import { toRecipe } from './to-recipe.ts';

const home = 'Cantidad';
const type = (text: string, name = home): Action => ({ do: 'type', target: { name }, text });

const press = (name: string): Action => ({ do: 'click', target: { role: 'button', name } });

const MINUTE_MS = 60_000;
const now = (action: Action): RecordedAction => ({ action, at: 0 });

function recorded(actions: RecordedAction[], more: Partial<Recording> = {}): Recording {
  return { world: LIST_WORLD, startedAt: 0, actions, end: null, isOn: false, ...more };
}

const record = (actions: RecordedAction[], more?: Partial<Recording>) => {
  const recipe = toRecipe(recorded(actions, more), LIST_RECORDING);
  if (!recipe) throw new Error('nothing was recorded');
  return recipe;
};
test('a recorded recipe advances the clock before the actions that a later jump back in time rewinds', () => {
  const at = (second: number, action: Action): RecordedAction => ({ action, at: second * 1_000 });
  const back: Action = { control: 'goto', time: 'lunes', silent: false, data: true };
  const { steps } = record([at(1, press('Entrar')), at(5, press('Enviar')), at(6, press('Sí')), at(2, back)]);
  expect(steps.flatMap(({ actions }) => actions)).toEqual([
    press('Entrar'),
    { control: 'advance', span: '5s', silent: true },
    press('Enviar'),
    press('Sí'),
    back,
  ]);
});

test.each([
  [
    'a press after three fields',
    [type('Ana', 'Nombre'), type('2', 'Edad'), type('x', 'Ciudad'), press('Seguir')],
    'Llena Nombre, Edad y Ciudad, y toca “Seguir”',
  ],
  ['four fields', ['A', 'B', 'C', 'D'].map((name) => type('1', name)), 'Llena 4 campos'],
  ['a choice', [{ do: 'choose', target: { name: 'Estado' }, option: 'Norte' }], 'Elige Norte en Estado'],
  ['a page', [{ do: 'go', route: '/ayuda' }], 'Abre /ayuda'],
  ['an advance of the clock', [{ control: 'advance', span: '2m', silent: true }], 'El reloj avanza'],
] satisfies [string, Action[], string][])(
  'the caption of a recorded step says what was done: %s',
  (_what, actions, says) => {
    expect(record(actions.map(now)).steps.map((step) => step.says)).toEqual([says]);
  },
);

test('the caption of a recorded step has the label that people read, and a dialog alone adds no action', () => {
  const tab: Action = { do: 'click', target: { role: 'tab', name: 'Mes 8 Abre vie 4 sep' } };
  const actions = [
    { ...now(tab), label: 'Mes 8, Abre vie 4 sep' },
    now({ do: 'see', screen: { modal: 'confirm' } }),
  ];
  expect(record(actions).steps.map(({ says }) => says)).toEqual(['Elige “Mes 8, Abre vie 4 sep”']);
  expect(countActions(actions)).toBe(1);
});

test('a recorded recipe lets the time pass that passed in the recording, when a minute or more has passed', () => {
  const at = (minute: number, action: Action): RecordedAction => ({ action, at: minute * MINUTE_MS });
  const { steps } = record([at(0.9, press('Entrar')), at(61, press('Enviar')), at(61.5, press('Sí'))]);
  expect(steps.map(({ says }) => says)).toEqual([
    'Toca “Entrar”',
    'El reloj avanza',
    'Toca “Enviar”',
    'Toca “Sí”',
  ]);
});

test('presses and texts that set the same, one after another, are one step with the last state as its caption', () => {
  const set = (action: Action, says: string): RecordedAction => ({
    ...now(action),
    sets: { of: 'pan', says },
  });
  const { steps } = record([
    set(press('Sumar un pan'), 'Pide 1 pan'),
    set(press('Sumar un pan'), 'Pide 2 panes'),
    set(type('3'), 'Pide 3 panes'),
    now(press('Enviar')),
  ]);
  expect(steps.map(({ says }) => says)).toEqual(['Pide 3 panes', 'Toca “Enviar”']);
  expect(steps[0]?.actions).toHaveLength(3);
});

test('the press of a menu and of a link in it are one step, and a control pressed three times is one step', () => {
  const follow: Action = { do: 'click', target: { role: 'link', name: 'Ayuda' } };
  const next = press('Siguiente');
  const { steps } = record([press('Menú'), follow, next, next, next].map(now));
  expect(steps.map(({ says }) => says)).toEqual(['Abre “Ayuda” en el menú', 'Toca “Siguiente” 3 veces']);
  expect(steps.map(({ actions }) => actions.length)).toEqual([2, 3]);
});

test('an action is advanced to for the next jump back in time, not for a later one', () => {
  const at = (second: number, action: Action): RecordedAction => ({ action, at: second * 1_000 });
  const back: Action = { control: 'goto', time: 'lunes', silent: false, data: true };
  const { steps } = record([at(5, press('Enviar')), at(8, back), at(2, back)]);
  expect(steps.flatMap(({ actions }) => actions)).toEqual([press('Enviar'), back, back]);
});

test('a name of more than 60 letters is shortened in the caption of a recorded step', () => {
  const says = (name: string) => record([now(press(name))]).steps[0]?.says;
  expect(says('a'.repeat(60))).toBe(`Toca “${'a'.repeat(60)}”`);
  expect(says('a'.repeat(61))).toBe(`Toca “${'a'.repeat(59)}…”`);
});

test.each([
  ['link', 'Abre'],
  ['summary', 'Abre'],
  ['tab', 'Elige'],
  ['radio', 'Elige'],
  ['button', 'Toca'],
  ['checkbox', 'Toca'],
])('the caption of a recorded press of a control with the role “%s” begins with “%s”', (role, verb) => {
  const action: Action = { do: 'click', target: { role, name: 'Ayuda' } };
  expect(record([now(action)]).steps[0]?.says).toBe(`${verb} “Ayuda”`);
});

test('a recording that ends with the press of a menu says “Abre el menú”', () => {
  expect(record([press('Enviar'), press('Menú')].map(now)).steps).toEqual([
    { says: 'Toca “Enviar”', detail: '', actions: [press('Enviar')] },
    { says: 'Abre el menú', detail: '', actions: [press('Menú')] },
  ]);
});
