// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Recording } from '../../api.ts';
import { createListControl, LIST_PASSWORD, LIST_RECORDING, LIST_WORLD } from '../testing/list-app.ts';
import { type RecordDeps, record } from './record.ts';
import { createWatchedControl } from './watched-control.ts';

let recording: Recording;
let stop: () => void;
let deps: RecordDeps;
let isPlaying: boolean;

const createDeps = (): RecordDeps => ({
  ...createWatchedControl(createListControl()),
  app: LIST_RECORDING,
  isPlaying: () => isPlaying,
  getOpenDialog: () => null,
});

/** Shows fields that change as the app's do: amounts at keys and pastes, digits without other characters. */
function showFields() {
  document.body.innerHTML = `
    <input aria-label="Cantidad de pan" data-amount value="" />
    <input aria-label="Cantidad de leche" data-amount value="" />
    <label>Celular <input data-digits value="" /></label>
    <label>Apodo <input value="" /></label>
    <label>Contraseña <input type="password" value="" /></label>
    <select aria-label="Mes"><option>Enero</option><option>Marzo</option></select>
    <label>Comentario <textarea></textarea></label>
    <label><input type="checkbox" /> Sin gluten</label>
    <button>Sumar un pan</button>
    <input data-unnamed value="" />
    <button data-nameless></button>
    <div role="tablist"><button role="tab">Lunes</button><button role="tab">Martes</button></div>`;
  const [first, second] = document.querySelectorAll<HTMLInputElement>('[data-amount]');
  const steps: Record<string, (amount: number) => number> = {
    ArrowUp: (amount) => amount + 1,
    ArrowDown: (amount) => Math.max(0, amount - 1),
    Home: () => 0,
    End: () => 9,
    PageUp: (amount) => amount + 3,
  };
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-amount]')) {
    field.addEventListener('keydown', ({ key }) => {
      const step = steps[key];
      if (step) field.value = String(step(Number(field.value)));
    });
    field.addEventListener('paste', () => {
      if (first && second) [first.value, second.value] = ['3', '1'];
    });
  }
  const digits = document.querySelector<HTMLInputElement>('[data-digits]') as HTMLInputElement;
  digits.addEventListener('input', () => {
    digits.value = digits.value.replace(/\D/g, '');
  });
}

beforeEach(() => {
  sessionStorage.clear();
  showFields();
  isPlaying = false;
  deps = createDeps();
  recording = {
    world: LIST_WORLD,
    startedAt: deps.control.clock.now(),
    actions: [],
    end: null,
    isOn: true,
  };
  stop = record(
    deps,
    recording,
    () => {},
    () => true,
  );
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string, init: InputEventInit = {}) => {
  fireEvent(field(name), new InputEvent('beforeinput', { bubbles: true, ...init }));
  fireEvent.input(field(name), { target: { value }, ...init });
};
const press = (name: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field(name), { key });
};
const BREAD = 'Cantidad de pan';
const MILK = 'Cantidad de leche';
const type = (name: string, text: string) => ({ do: 'type', target: { name }, text });

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

const rows: [what: string, act: () => unknown, recorded: object[]][] = [
  ['two arrows up', () => press(BREAD, 'ArrowUp', 'ArrowUp'), [type(BREAD, '2')]],
  ['Home in an empty amount', () => press(MILK, 'Home'), [type(MILK, '0')]],
  ['End', () => press(MILK, 'End'), [type(MILK, '9')]],
  ['PageUp', () => press(MILK, 'PageUp'), [type(MILK, '3')]],
  ['an arrow down at 0', () => press(BREAD, 'Home', 'ArrowDown'), [type(BREAD, '0')]],
  ['a key that changes nothing', () => press(BREAD, 'Tab', 'Shift'), []],
  ['“3-1” pasted in an amount', () => fireEvent.paste(field(BREAD)), [type(BREAD, '3'), type(MILK, '1')]],
  ['“5a” in a field of digits', () => fill('Celular', '5a'), [type('Celular', '5')]],
  ['“a” in a field of digits', () => fill('Celular', 'a'), []],
  [
    'a dictated word',
    () => fill('Apodo', 'panadera', { inputType: 'insertText', data: 'panadera' }),
    [type('Apodo', 'panadera')],
  ],
  ['a dropped text', () => fill('Apodo', 'toni', { inputType: 'insertFromDrop' }), [type('Apodo', 'toni')]],
  [
    'an undone text',
    async () => {
      fill('Apodo', 'toni');
      await nextTask();
      fill('Apodo', '', { inputType: 'historyUndo' });
    },
    [type('Apodo', '')],
  ],
  [
    'an autofilled text without “beforeinput”',
    () => fireEvent.input(field('Apodo'), { target: { value: 'ana' } }),
    [type('Apodo', 'ana')],
  ],
  [
    'an autofilled text with “change” only',
    () => fireEvent.change(field('Apodo'), { target: { value: 'ana' } }),
    [type('Apodo', 'ana')],
  ],
  ['a text in a text area', () => fill('Comentario', 'Uno\ndos'), [type('Comentario', 'Uno\ndos')]],
  ['a password of a persona', () => fill('Contraseña', LIST_PASSWORD), [type('Contraseña', LIST_PASSWORD)]],
  ['a password of the user', () => fill('Contraseña', 'secreta'), [type('Contraseña', 'otra contraseña')]],
  [
    'a choice by “input”',
    () => fireEvent.input(field('Mes'), { target: { value: 'Marzo' } }),
    [{ do: 'choose', target: { name: 'Mes' }, option: 'Marzo' }],
  ],
  [
    'a choice by “change”',
    () => fireEvent.change(field('Mes'), { target: { value: 'Marzo' } }),
    [{ do: 'choose', target: { name: 'Mes' }, option: 'Marzo' }],
  ],
  [
    'a checkbox by its label',
    () => fireEvent.click(screen.getByText('Sin gluten')),
    [{ do: 'click', target: { role: 'checkbox', name: 'Sin gluten' } }],
  ],
  [
    'a stepper',
    () => fireEvent.click(screen.getByRole('button', { name: 'Sumar un pan' })),
    [{ do: 'click', target: { role: 'button', name: 'Sumar un pan' } }],
  ],
  [
    'a text in a field without a name',
    () => fireEvent.input(document.querySelector('[data-unnamed]') as Element, { target: { value: 'x' } }),
    [{ note: 'Aquí se llenó un campo sin nombre: un recorrido no puede repetirlo.' }],
  ],
  [
    'a press of a control without a name',
    () => fireEvent.click(document.querySelector('[data-nameless]') as Element),
    [{ note: 'Aquí se presionó un control sin nombre: un recorrido no puede repetirlo.' }],
  ],
];
test.each(rows)('%s is recorded as what the field held after it', async (_what, act, recorded) => {
  await act();
  await nextTask();
  expect(recording.actions.map(({ action }) => action)).toEqual(recorded);
});

test.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])(
  'the key %s on a tab is recorded as a press of the tab',
  (key) => {
    fireEvent.keyUp(screen.getByRole('tab', { name: 'Martes' }), { key });
    expect(recording.actions.map(({ action }) => action)).toEqual([
      { do: 'click', target: { role: 'tab', name: 'Martes' } },
    ]);
  },
);

test('another key on a tab, or an arrow key on a button, is not recorded as a press', () => {
  fireEvent.keyUp(screen.getByRole('tab', { name: 'Martes' }), { key: 'Tab' });
  fireEvent.keyUp(screen.getByRole('button', { name: 'Sumar un pan' }), { key: 'End' });
  expect(recording.actions).toEqual([]);
});

test('a field that loses the focus unchanged is not recorded again', async () => {
  fill('Apodo', 'toni');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar un pan' }));
  fireEvent.change(field('Apodo'));
  await nextTask();
  expect(recording.actions).toHaveLength(2);
});

test('a key that changes a field is recorded before the press that follows at once', () => {
  press(BREAD, 'ArrowUp');
  fireEvent.click(screen.getByRole('button', { name: 'Sumar un pan' }));
  expect(recording.actions.map(({ action }) => action)).toMatchObject([type(BREAD, '1'), { do: 'click' }]);
});

test('a key that changes a field is recorded when the recording stops at once', () => {
  press(BREAD, 'ArrowUp');
  stop();
  expect(recording.actions.map(({ action }) => action)).toEqual([type(BREAD, '1')]);
});

test('a text that a script fills in while no recipe runs is recorded', async () => {
  stop();
  stop = record(deps, recording, () => {});
  fireEvent.input(field('Apodo'), { target: { value: 'gestor' } });
  isPlaying = true;
  fireEvent.input(field('Celular'), { target: { value: '55' } });
  await nextTask();
  expect(recording.actions.map(({ action }) => action)).toEqual([type('Apodo', 'gestor')]);
});

test('Escape while a busy dialog is open is not recorded when the dialog closes by itself', () => {
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'Enviando…';
  dialog.setAttribute('aria-busy', 'true');
  document.body.append(dialog);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  dialog.remove();
  stop();
  expect(recording.actions).toEqual([]);
});

test('a dialog is recorded with the time at which it opened, not that of the action after it', () => {
  stop();
  const opened = { name: 'modal:confirm', at: deps.control.clock.now() - 30_000, seq: 4 };
  stop = record({ ...deps, getOpenDialog: () => opened }, recording, () => {});
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'confirm';
  document.body.append(dialog);
  stop();
  dialog.remove();
  expect(recording.actions).toEqual([
    { action: { do: 'see', screen: { modal: 'confirm' } }, at: opened.at, seq: opened.seq },
  ]);
});
