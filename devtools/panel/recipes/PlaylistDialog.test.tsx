import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeView, Simulator } from '../../api.ts';
import { readPlaylist, savePlaylist } from '../../player/playlist/playlist.ts';
import { speedOfTab } from '../../player/playlist/speeds.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const TITLES = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'];
const RECIPES = TITLES.map(
  (title) =>
    ({
      id: `flow/${title.toLowerCase()}`,
      title,
      tags: ['flujos'],
      covers: [],
      endNames: [],
      outline: [{ says: 'Abre', detail: '' }],
      seconds: 30,
      last: null,
    }) as Partial<RecipeView> as RecipeView,
);

let simulator: Simulator;
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('textos.json') ? [] : {}));
  simulator = startSimulator();
  Object.assign(simulator.recipe, { list: () => RECIPES, play: vi.fn(async () => {}) });
});
// The panel imports the code of the journal when it opens. A test that ends before would leave the import to the next.
afterEach(async () => {
  await simulator.recorder.watch();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function open(...titles: string[]) {
  showPanel(simulator, { section: 'recipes' });
  // After `showPanel`, which empties the storage of the tab.
  savePlaylist({ ids: titles.map((title) => `flow/${title.toLowerCase()}`) });
  await press('Lista de reproducción');
  return within(screen.getByRole('dialog'));
}
const getIds = () => readPlaylist().ids.map((id) => id.replace('flow/', ''));

test.each([
  ['Subir Dos', ['dos', 'uno', 'tres']],
  ['Bajar Dos', ['uno', 'tres', 'dos']],
  ['Quitar Dos', ['uno', 'tres']],
  ['Agregar Cuatro', ['uno', 'dos', 'tres', 'cuatro']],
  ['Agregar Uno', ['uno', 'dos', 'tres', 'uno']],
])('“%s” makes the list of recipes %j', async (name, expected) => {
  await open('Uno', 'Dos', 'Tres');
  await press(name);
  expect(getIds()).toEqual(expected);
});

test('the first recipe of a list can’t go up, and the last one can’t go down', async () => {
  const dialog = await open('Uno', 'Dos', 'Tres');
  const isOff = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['Subir Uno', 'Subir Dos', 'Bajar Dos', 'Bajar Tres'].map(isOff)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the length of a list is the sum of its recipes at the chosen speed', async () => {
  const dialog = await open('Uno', 'Dos', 'Tres');
  expect(dialog.getByText(/^3 recorridos · 1 min 30 s$/)).toBeTruthy();
  await press('×3');
  expect(dialog.getByText(/^3 recorridos · 30 s$/)).toBeTruthy();
  expect([readPlaylist().speed, speedOfTab.read()]).toEqual([3, 1]);
});

test('the picker of a list offers every recipe by its group, and finds one by its title', async () => {
  const trivia = { ...RECIPES[0], id: 'trivia/diez', title: 'Diez', tags: ['trivia'] };
  Object.assign(simulator.recipe, { list: () => [...RECIPES, trivia] });
  const dialog = await open();
  const offered = (group: string) =>
    within(dialog.getByRole('list', { name: group }))
      .getAllByRole('button', { name: /^Agregar / })
      .map((one) => one.ariaLabel?.replace('Agregar ', ''));
  expect(offered('De principio a fin')).toEqual(TITLES);
  expect(offered('Trivia')).toEqual(['Diez']);
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'NUEVE' } });
  expect(dialog.getAllByRole('button', { name: /^Agregar / })).toHaveLength(1);
  expect(offered('Encontrados')).toEqual(['Nueve']);
});

test('the picker of a list marks the recipes that are in the list, and says how many are chosen', async () => {
  const dialog = await open('Uno', 'Dos');
  const row = (title: string) => dialog.getByRole('button', { name: `Agregar ${title}` }).closest('li');
  expect(row('Uno')?.textContent).toContain('EN LA LISTA');
  expect(row('Tres')?.textContent).not.toContain('EN LA LISTA');
  expect(dialog.getByText('2 elegidos')).toBeTruthy();
  await press('Agregar Uno');
  expect(row('Uno')?.textContent).toContain('2 VECES');
  expect(dialog.getByText('3 elegidos')).toBeTruthy();
});

test.each([
  ['el nueve', 'Nueve'],
  ['nuevísimo', 'Nueve'],
  ['penales', 'Diez'],
])('the search of a list for “%s” finds “%s”, as the search of Recorridos does', async (words, title) => {
  const faq = { ...RECIPES[0], id: 'page/faq', title: 'Diez' };
  Object.assign(simulator.recipe, { list: () => [...RECIPES, faq] });
  const dialog = await open();
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: words } });
  expect(dialog.getAllByRole('button', { name: /^Agregar / }).map((one) => one.ariaLabel)).toEqual([
    `Agregar ${title}`,
  ]);
});

test.each(['Reproducir la lista', 'Copiar enlace de la lista', 'Código QR de la lista'])(
  '“%s” is off for an empty list, and on for one with a recipe',
  async (name) => {
    const isOff = (dialog: Awaited<ReturnType<typeof open>>) =>
      dialog.getByRole<HTMLButtonElement>('button', { name }).disabled;
    const dialog = await open();
    expect(isOff(dialog)).toBe(true);
    await press('Agregar Uno');
    expect(isOff(dialog)).toBe(false);
  },
);

test('“Repetir al terminar” makes the list play again from its beginning', async () => {
  await open('Uno');
  await userEvent.click(screen.getByRole('switch', { name: /Repetir al terminar/ }));
  expect(readPlaylist().isLoop).toBe(true);
});
