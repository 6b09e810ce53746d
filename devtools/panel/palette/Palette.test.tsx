import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import { TECHNICAL_WORDS } from '../../describe/technical-words.ts';
import { MODAL_TYPES } from '../../recipes/index.ts';
import { createLineMatchers } from '../../search/lines.ts';
import { LINES } from '../../search/screen-lines.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { showPanel, startSimulator } from '../../testing.tsx';
import type { PanelContextValue } from '../context/context.ts';
import { COMMAND_GROUPS } from './command.ts';
import { listCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';

let simulator: Simulator;
const apply = vi.fn();
function startWithRecipes() {
  const started = startSimulator();
  Object.assign(started.recipe, { apply });
  return started;
}
const refuse = () => {
  throw new Error('This needs a world.');
};
const context = { jump: { land: 'at', silent: false, data: true, kinds: ['cutoff'] } };
const list = () => listCommands({ ...context, simulator } as unknown as PanelContextValue);
const find = (search: string, filter = 'all') =>
  findCommands(list(), search, filter, { screens: findScreens(search, LINES) }).flatMap(
    (group) => group.commands,
  );

beforeAll(() => {
  simulator = startWithRecipes();
});

test('no two commands of the command palette have the same id', () => {
  const ids = list().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('in front of the real server, the command palette lists no command that needs a world', () => {
  const commands = listCommands({
    ...context,
    simulator: { ...simulator, isReal: true, world: { ...simulator.world, table: refuse } },
  } as unknown as PanelContextValue);
  expect([...new Set(commands.map(({ group }) => group))].toSorted()).toEqual([
    'endpoints',
    'faults',
    'go',
    'share',
    'world',
  ]);
  const ids = commands.map(({ id }) => id);
  expect(['reset', 'playlist', 'pictures'].filter((id) => ids.includes(id))).toEqual([]);
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
  expect(find(words)[0]?.id).toBe(id);
});

test.each([
  ['link vencido', 'dialog modal/changePasswordExpired'],
  ['liga vencda', 'dialog modal/changePasswordExpired'],
  ['retener', 'POST /api/pool/user hold'],
  ['modo avión', 'offline'],
  ['too many requests', 'message 429 Too Many Attempts.'],
  ['usuario nuevo', 'as nico'],
  ['pausar', 'freeze'],
  ['reanudar', 'resume'],
  ['silbatazo', 'kickoff:755'],
  ['marcador final', 'publish'],
  ['copiar enlace', 'link'],
  ['exportar', 'export'],
  ['Publicár', 'publish'],
  ['Saca la botana y disfrta los partidos', 'dialog modal/poolsSent'],
  ['Goles de Atlante (visitante)', 'recipe page/games-half-sent'],
  ['Enviar pronósticos (3)', 'recipe page/games-half-sent'],
  ['Pegar mi quiniela', 'recipe page/games-half-sent'],
  ['¿Cómo se desempata?', 'recipe page/ranking-own-place'],
  ['¿Cómo se desenpata?', 'recipe page/ranking-own-place'],
  ['Arma tu quiniela', 'recipe page/home-player'],
  ['Declaración de accesibilidad', 'recipe page/legal'],
])(
  'the search for the common words or the text on screen “%s” finds the command with the id “%s”',
  (words, id) => {
    const found = [...find(words), ...find(words, 'recipes')];
    expect(found.map((command) => command.id)).toContain(id);
  },
);

test('each text of the pages and dialogs is found, and each page and dialog is shown by a recipe', () => {
  const shown = new Set(simulator.recipe.list().flatMap(({ covers }) => covers));
  const texts = LINES.flatMap(({ source, lines }) => lines.map((text) => ({ source, text })));
  const missed = texts.filter(
    ({ source, text }) =>
      !shown.has(source) || (/\p{L}{4}/u.test(text) && !createLineMatchers(text)[0](text)),
  );
  expect(missed).toEqual([]);
});

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
])('the filter “Diálogos” finds by “%s”, a text of theirs, the dialogs %j', (words, types) => {
  const found = find(words, 'dialogs').map(({ aside }) => aside);
  expect(found.toSorted()).toEqual(types);
});

test('the filter “Diálogos” has one row for each dialog and trivia screen, and a dialog’s row runs its recipe', () => {
  const rows = find('', 'dialogs');
  expect(rows).toHaveLength(MODAL_TYPES.length + 4);
  for (const type of MODAL_TYPES) {
    rows.find(({ aside }) => aside === type)?.run();
    expect(apply).toHaveBeenLastCalledWith(`modal/${type}`);
  }
});

test('“Perder la respuesta de: Envío del boleto” adds a fault that drops one response after the server saves', async () => {
  await find('mala red')[0]?.run();
  expect(simulator.fault.list()).toMatchObject([
    {
      match: 'POST /api/pool/user',
      effect: { drop: true },
      when: 'after',
      times: 1,
      label: 'Perder la respuesta de: Envío del boleto',
    },
  ]);
  await simulator.fault.clear();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Comando');
const options = () => [...document.querySelectorAll('[role="option"]')];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  simulator = startWithRecipes();
});

test('the command palette offers an undo only after an edit, and a recording only while none runs', async () => {
  const has = (id: string) => list().some((command) => command.id === id);
  expect([has('undo'), has('record')]).toEqual([false, true]);
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.recorder.start();
  expect([has('undo'), has('record')]).toEqual([true, false]);
  simulator.recorder.stop();
});

test('the button “Diálogos” lists all dialogs', () => {
  showPanel(simulator, { section: 'network' });
  press('Diálogos');
  expect(field().value).toBe('');
  expect(options()).toHaveLength(MODAL_TYPES.length + 4);
});

test('choosing an endpoint in the command palette opens “Peticiones” filtered by the endpoint’s path', async () => {
  showPanel(simulator, { section: 'mailbox' });
  press('Buscar un comando');
  write('GET /api/weeks');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByRole('tabpanel', { name: 'Peticiones' })).toBeTruthy();
  expect(screen.getByLabelText('Filtrar ruta o cuerpo')).toHaveProperty('value', '/api/weeks');
});

test('the arrow keys of the command palette move round the ends of the list, and a new search begins at its top', () => {
  showPanel(simulator, { section: 'network' });
  press('Diálogos');
  const getCurrent = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const last = options().length - 1;
  const places = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
    fireEvent.keyDown(field(), { key });
    expect(field().getAttribute('aria-activedescendant')).toBe(`command-${getCurrent()}`);
    return getCurrent();
  });
  expect(places).toEqual([last, last - 1, last, 0, 1]);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  write('a');
  expect(getCurrent()).toBe(0);
});

test('Enter in the command palette runs a command that only resembles the search after an arrow key has chosen it', async () => {
  const settings = showPanel(simulator, { section: 'network' });
  press('Buscar un comando');
  write('congelr');
  const list = screen.getByRole('listbox', { name: 'Comandos' });
  expect(within(list).getByRole('group').getAttribute('aria-label')).toBe('Quizá buscabas');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(settings.get().recentCommands).toEqual([]);
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-activedescendant')).toBe('command-0');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(settings.get().recentCommands).toHaveLength(1);
  await simulator.recorder.watch();
});

test('the row of an active fault in the command palette says “Puesta · Quitar”, and Enter removes the fault', async () => {
  const settings = showPanel(simulator, { section: 'network' });
  const run = (words: string) => {
    press('Buscar un comando');
    write(words);
    fireEvent.keyDown(field(), { key: 'Enter' });
  };
  run('sin internet');
  await vi.waitFor(() => expect(simulator.fault.list()).toHaveLength(1));
  press('Buscar un comando');
  write('sin internet');
  expect(options()[0]?.textContent).toBe('Sin internetPuesta · Quitar');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await vi.waitFor(() => expect(simulator.fault.list()).toEqual([]));
  expect(settings.get().recentCommands).toEqual(['offline']);
  await simulator.recorder.watch();
});

test('the command palette lists an active fault that no other row stands for, and finds it by “quitar”', async () => {
  const effect = { status: 429, retryAfter: 30 };
  await simulator.fault.add({ match: 'POST /api/pool/user', effect });
  const row = find('quitar 429')[0];
  expect([row?.name, row?.isOn]).toEqual([
    'POST /api/pool/user: contesta 429 y pide esperar 30 segundos',
    true,
  ]);
  await row?.run();
  expect(simulator.fault.list()).toEqual([]);
});

test('another filter of the command palette begins at the top of its list', () => {
  showPanel(simulator, { section: 'network' });
  press('Buscar un comando');
  const clock = options().findIndex((option) => option.textContent?.includes('Descongelar'));
  for (let at = 0; at < clock; at += 1) fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const filters = screen.getByRole('group', { name: 'Qué buscar' });
  fireEvent.click([...filters.querySelectorAll('button')].find((one) => one.textContent === 'Tiempo')!);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
});

test('the command palette remembers the last five commands, the latest first and each once', () => {
  const recentCommands = ['freeze', 'a', 'b', 'c', 'd'];
  const settings = showPanel(simulator, { section: 'network', recentCommands });
  press('Buscar un comando');
  write('ana@correo.mx');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(settings.get().recentCommands).toEqual(['as ana', 'freeze', 'a', 'b', 'c']);
  press('Buscar un comando');
  write('ana@correo.mx');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(settings.get().recentCommands).toEqual(['as ana', 'freeze', 'a', 'b', 'c']);
});

test('in Demo, the command palette has no technical word and no code, and finds commands by their codes', async () => {
  showPanel(startWithRecipes(), { density: 'demo' });
  press('Buscar un comando');
  const field = await screen.findByRole('combobox', { name: 'Comando' });
  expect(field.getAttribute('placeholder')).toBe('Escribe: campeón, sin internet, jornada 7…');
  const list = within(screen.getByRole('listbox', { name: 'Comandos' }));
  const lines = () => list.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  for (const words of ['429', 'json', 'boleto', 'POST /api/pool/user', 'cierre(7, 1)', 'ramas']) {
    fireEvent.change(field, { target: { value: words } });
    // “Error” and the name of the section are Spanish there.
    const shown = lines().map((line) => line.replace(/^(?:Error |Abrir Ramas$)/, ''));
    const technical = shown.filter((line) => TECHNICAL_WORDS.test(line));
    expect(technical, words).toEqual([]);
  }
  fireEvent.change(field, { target: { value: '429' } });
  expect(lines()[0]).toMatch(/^Demasiados intentos/);
});

test('the command palette says how many commands it has found', () => {
  showPanel(simulator, { section: 'network' });
  press('Buscar un comando');
  write('ana@correo.mx');
  expect(screen.getByRole('dialog').querySelector('[role="status"]')?.textContent).toBe(
    String(options().length),
  );
});

test('the command palette has a filter for each kind of command but the sections and the world', () => {
  showPanel(simulator, { section: 'network' });
  press('Buscar un comando');
  const filters = within(screen.getByRole('group', { name: 'Qué buscar' })).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'Todo',
    'Diálogos',
    'Recorridos',
    'Mensajes',
    'Peticiones',
    'Tiempo',
    'Fallas',
    'Personas',
  ]);
});

test('no two groups of the command palette have the same drawing, but those that lead elsewhere', () => {
  const icons = Object.values(COMMAND_GROUPS).map(({ icon }) => icon);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual(['right']);
});

test('choosing an endpoint in the command palette also lists its calls that went well', async () => {
  const settings = showPanel(simulator, { section: 'mailbox', callShow: 'errors' });
  press('Buscar un comando');
  write('GET /api/weeks');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByRole('tabpanel', { name: 'Peticiones' });
  expect(settings.get().callShow).toBe('all');
});

test('the command palette lists the faults of a send first, then those of a trivia answer', () => {
  const calls = find('', 'faults').flatMap(({ id, aside = '' }) => (id.endsWith(' after') ? [aside] : []));
  expect(calls.slice(0, 2)).toEqual(['POST /api/pool/user', 'POST /api/trivia/answer']);
});

test.each([
  ['message 429 Too Many Attempts.', true],
  ['recipe page/rewards', true],
  ['dialog modal/poolInvalid', true],
  ['freeze', false],
])(
  'after the command “%s” of the palette on a phone, the panel makes room for the app: %s',
  (id, makesRoom) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }));
    const onClose = vi.fn();
    showPanel(simulator, { section: 'network', recentCommands: [id] }, onClose);
    press('Buscar un comando');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledTimes(makesRoom ? 1 : 0);
    vi.unstubAllGlobals();
  },
);

test('in the density Demo, the palette offers no filter for messages and calls, and groups what is shown to others', () => {
  showPanel(simulator, { density: 'demo', section: 'personas' });
  press('Buscar un comando');
  const filters = within(screen.getByRole('group', { name: 'Qué buscar' })).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'Todo',
    'Diálogos',
    'Recorridos',
    'Tiempo',
    'Fallas',
    'Personas',
  ]);
  write('lista de reproducción');
  expect(screen.getByText('Enseñar y compartir')).toBeTruthy();
});

test('after “Abrir Fallas” the focus is on the tab of Fallas, not on the control before', async () => {
  showPanel(startWithRecipes(), { section: 'clock' });
  const button = screen.getByRole('button', { name: 'Buscar un comando' });
  fireEvent.click(button);
  // As browsers do when a dialog closes.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => button.focus());
  const field = await screen.findByRole('combobox', { name: 'Comando' });
  fireEvent.change(field, { target: { value: 'Abrir Fallas' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Fallas' })));
});
