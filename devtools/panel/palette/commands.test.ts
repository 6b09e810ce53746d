import { beforeAll, expect, test, vi } from 'vitest';
import { startMockServer } from '../../../mock-server/index.ts';
import type { Recorder } from '../../api/recorder.ts';
import { MODALS } from '../../catalogue.ts';
import { RECIPES } from '../../recipes/index.ts';
import { createRecipeRunner } from '../../runner/runner.ts';
import { createSimulator } from '../../simulator.ts';
import type { PanelContextValue } from '../context.ts';
import type { Command } from './command.ts';
import { listCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';

const NOTHING_KEPT = { pinned: [], recent: [] };
let commands: Command[];
const apply = vi.fn();

beforeAll(() => {
  const control = startMockServer({ players: 50, rate: 0, pageAdapter: null, intercept: false });
  const simulator = createSimulator(control, (made) => ({
    ...createRecipeRunner(made, RECIPES, true),
    apply,
  }));
  const context = { move: { land: 'at', silent: false, data: true, kinds: ['cutoff'] } };
  commands = listCommands(simulator, context as unknown as PanelContextValue);
});

const search = (words: string) =>
  findCommands(commands, { ...NOTHING_KEPT, search: words, filter: 'all' })
    .flatMap((list) => list.commands)
    .map(({ id }) => id);

test('no two commands of the command palette have the same id', () => {
  const ids = commands.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['429', 'message 429 Too Many Attempts.'],
  ['Too Many Attempts.', 'message 429 Too Many Attempts.'],
  ['poolInvalid', 'dialog modal/poolInvalid'],
  ['page/rewards', 'recipe page/rewards'],
  ['POST /api/pool/user', 'call POST /api/pool/user'],
  ['ana@correo.mx', 'as ana'],
  ['sin internet', 'offline'],
  ['cierre de la semana 7', 'week-7'],
  ['mala red', 'POST /api/pool/user drop after'],
])('the command palette’s search for “%s” lists the command with the id “%s” first', (words, id) => {
  expect(search(words)[0]).toBe(id);
});

test('the command palette’s filter “Diálogos” lists every dialog and the four trivia screens when the search is empty', () => {
  const [list] = findCommands(commands, { ...NOTHING_KEPT, search: '', filter: 'dialogs' });
  const ids = list?.commands.map(({ id }) => id) ?? [];
  expect(ids).toEqual(expect.arrayContaining(MODALS.map((type) => `dialog modal/${type}`)));
  expect(ids).toHaveLength(MODALS.length + 4);
});

test('the command palette lists “Deshacer el último cambio” only while an edit is left to undo', async () => {
  const simulator = createSimulator(
    startMockServer({ players: 10, rate: 0, pageAdapter: null, intercept: false }),
  );
  const hasUndo = () =>
    listCommands(simulator, { move: {} } as unknown as PanelContextValue).some(({ id }) => id === 'undo');
  expect(hasUndo()).toBe(false);
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(hasUndo()).toBe(true);
});

const searchDialogs = (words: string) =>
  findCommands(commands, { ...NOTHING_KEPT, search: words, filter: 'dialogs' })
    .flatMap((list) => list.commands)
    .map(({ aside }) => aside);

test.each([
  ['Esta ya la contestaste', ['questionAnsweredByUser']],
  [
    'Partidos No Disponibles',
    ['poolGameNotAvailable', 'poolInvalid', 'poolNotAvailable', 'poolWeekNotValid'],
  ],
  ['Saca la botana y disfruta los partidos', ['poolSent', 'poolsSent']],
  ['Vas a enviar 1 pronóstico. Ojo', ['sendPool']],
  ['Mejor no', ['deleteAccount']],
  ['¡No te me agüites!', ['incorrect']],
  ['No hay opciones disponibles', ['empty']],
])(
  'the command palette’s filter “Diálogos” finds by “%s”, a text of theirs, the dialogs %j',
  (words, types) => {
    expect(searchDialogs(words).toSorted()).toEqual(types);
  },
);

test('the command palette’s filter “Diálogos” has one row for each dialog, and the row runs the dialog’s recipe', () => {
  const [list] = findCommands(commands, { ...NOTHING_KEPT, search: '', filter: 'dialogs' });
  for (const type of MODALS) {
    const rows = list?.commands.filter(({ aside }) => aside === type) ?? [];
    expect(rows).toHaveLength(1);
    rows[0]?.run();
    expect(apply).toHaveBeenLastCalledWith(`modal/${type}`);
  }
});

test('the command palette with an empty search lists pinned and then recent commands first, each command once', () => {
  const kept = { pinned: ['as ana'], recent: ['offline', 'as ana', 'gone'] };
  const lists = findCommands(commands, { ...kept, search: '', filter: 'all' });
  expect(lists.slice(0, 2).map(({ title, commands: [first] }) => [title, first?.id])).toEqual([
    ['pinned', 'as ana'],
    ['recent', 'offline'],
  ]);
  const ids = lists.flatMap((list) => list.commands.map(({ id }) => id));
  expect(ids.filter((id) => id === 'as ana' || id === 'offline')).toEqual(['as ana', 'offline']);
});

test('the command palette starts a recording, and offers no second recording while the first one runs', () => {
  const recorder = { isOn: vi.fn(() => false), start: vi.fn() };
  const control = startMockServer({ players: 50, rate: 0, pageAdapter: null, intercept: false });
  const simulator = createSimulator(control, (made) => createRecipeRunner(made, RECIPES, true));
  simulator.recorder = recorder as unknown as Recorder;
  const context = { move: {} } as unknown as PanelContextValue;
  const find = () => listCommands(simulator, context).find(({ id }) => id === 'record');
  find()?.run();
  expect(recorder.start).toHaveBeenCalledOnce();
  recorder.isOn.mockReturnValue(true);
  expect(find()).toBeUndefined();
});

test('the palette’s command “Perder la respuesta de: Envío del boleto” adds a fault that drops one response after the server saves', async () => {
  const control = startMockServer({ players: 50, rate: 0, pageAdapter: null, intercept: false });
  const simulator = createSimulator(control, (made) => createRecipeRunner(made, RECIPES, true));
  const context = { move: { land: 'at', silent: false, data: true, kinds: ['cutoff'] } };
  await listCommands(simulator, context as unknown as PanelContextValue)
    .find(({ id }) => id === 'POST /api/pool/user drop after')
    ?.run();
  expect(simulator.fault.list()).toMatchObject([
    {
      match: 'POST /api/pool/user',
      effect: { drop: true },
      when: 'after',
      times: 1,
      label: 'Perder la respuesta de: Envío del boleto',
    },
  ]);
});
