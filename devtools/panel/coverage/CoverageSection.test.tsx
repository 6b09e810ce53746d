import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, Simulator } from '../../api.ts';
import { resultsOfTab } from '../../player/runner/progress.ts';
import { RECIPES } from '../../recipes/index.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';

let simulator: Simulator;
const play = vi.fn<RecipeRunner['play']>();
const endings: ((ok: boolean) => void)[] = [];
const run = vi.fn(
  (id: string) =>
    new Promise((resolve) => {
      endings.push((ok) => {
        resultsOfTab.write({
          ...resultsOfTab.read(),
          [id]: ok ? 'ok' : { step: 1, why: 'No apareció el diálogo.' },
        });
        resolve({ ok });
      });
    }),
) as unknown as RecipeRunner['run'];

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  endings.length = 0;
  vi.stubGlobal('fetch', async () => Response.json({}));
  simulator = startSimulator();
  Object.assign(simulator.recipe, { play, run });
});

const list = (name: string) => screen.getByRole('list', { name });
const rows = (name: string) => within(list(name)).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Diálogos', 'Este enlace ya caducó', 'modal/changePasswordExpired'],
  ['Diálogos', 'Fallaste', 'trivia/incorrect'],
  ['Mensajes del servidor', 'partido cerrado', 'modal/poolGameNotAvailable'],
  ['Pantallas', 'Premios', 'page/rewards'],
  ['Peticiones', 'Envío del boleto', null],
])(
  'Cobertura lists what is missing of %s by its Spanish name “%s”, with a button that plays a recipe',
  async (group, name, id) => {
    showPanel(simulator, { section: 'coverage' });
    const found = rows(`Te falta ver: ${group}`).filter(({ textContent }) => textContent?.includes(name));
    expect(found.length).toBeGreaterThan(0);
    await userEvent.click(within(found[0] as HTMLElement).getByRole('button', { name: /^Reproducir / }));
    expect(play).toHaveBeenCalledTimes(1);
    if (id) expect(play).toHaveBeenCalledWith(id);
  },
);

test('Cobertura counts what has been seen of all dialogs, at first none', () => {
  showPanel(simulator, { section: 'coverage' });
  const { modals, trivia } = simulator.cover.report();
  const bar = screen.getByRole('progressbar', { name: /^Diálogos/ });
  const all = modals.never.length + trivia.never.length;
  expect(bar.closest('li')?.textContent).toBe(`Diálogos0/${all}`);
});

test('Cobertura offers a recipe for each screen, dialog, message and call that nobody has seen', () => {
  showPanel(simulator, { section: 'coverage' });
  for (const group of ['Diálogos', 'Mensajes del servidor', 'Pantallas', 'Peticiones'])
    for (const row of rows(`Te falta ver: ${group}`))
      expect(within(row).queryByRole('button'), row.textContent ?? '').toBeTruthy();
});

test('“Probar todos” runs the recipes of a group one after another, also over a reload, and copies a summary', async () => {
  const user = userEvent.setup();
  const recipes = RECIPES.filter(({ tags }) => tags.includes('trivia')).slice(0, 3);
  simulator.recipe = { ...startSimulator({ recipes }).recipe, play, run };
  showPanel(simulator, { section: 'recipes', recipeGroup: 'trivia' });
  await user.click(screen.getByRole('button', { name: 'Probar todos: Trivia' }));
  const ids = recipes.map(({ id }) => id);
  await waitFor(() => expect(run).toHaveBeenLastCalledWith(ids[0]));
  expect(screen.getByText(new RegExp(`^Probando 1 de ${ids.length}: `))).toBeTruthy();
  endings.at(-1)?.(true);
  await waitFor(() => expect(run).toHaveBeenLastCalledWith(ids[1]));
  reloadPanel(simulator);
  for (const id of ids.slice(1)) {
    await waitFor(() => expect(run).toHaveBeenLastCalledWith(id));
    endings.at(-1)?.(id !== ids[1]);
  }
  await user.click(screen.getByRole('tab', { name: 'Recorridos' }));
  await screen.findByText(`${ids.length - 1} de ${ids.length} bien, 1 falló`);
  expect(rows('Pruebas: Trivia')).toHaveLength(ids.length);
  await user.click(screen.getByRole('button', { name: 'Copiar resumen' }));
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/^Pruebas: Trivia: \d+ de \d+ bien, 1 falló\n- /);
  expect(text).toContain(`(${ids[1]}): FALLÓ. Paso 2: No apareció el diálogo.`);
  await press('Cerrar las pruebas');
  expect(screen.queryByText('Pruebas: Trivia')).toBeNull();
});

test('“Probar lo que falta” runs each recipe that would cover a missing screen once', async () => {
  showPanel(simulator, { section: 'coverage' });
  await press('Probar lo que falta: Pantallas');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  const { ids } = JSON.parse(sessionStorage.getItem('lmxsim:test-run') ?? '{}');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('page/rewards');
});

test('“Detener las pruebas” stops the recipe under way, no other recipe starts, and the results so far stay', async () => {
  showPanel(simulator, { section: 'recipes', recipeGroup: 'trivia' });
  await press('Probar todos: Trivia');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  endings.at(-1)?.(true);
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  const stop = vi.spyOn(simulator.recipe as RecipeRunner, 'stop');
  await press('Detener las pruebas');
  expect(stop).toHaveBeenCalledOnce();
  endings.at(-1)?.(true);
  await screen.findByRole('button', { name: 'Cerrar las pruebas' });
  expect(run).toHaveBeenCalledTimes(2);
  expect(rows('Pruebas: Trivia')).toHaveLength(1);
});

test('“Probar los …” in Recorridos runs all recipes of the simulator', async () => {
  const simulator = startSimulator();
  const run = vi.spyOn(simulator.recipe, 'run').mockReturnValue(new Promise(() => {}));
  const builtIn = simulator.recipe.list().length;
  showPanel(simulator, { section: 'recipes' });
  await userEvent.click(screen.getByRole('button', { name: `Probar los ${builtIn}` }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.getByText(`0 de ${builtIn} bien`)).toBeTruthy();
});

test('each bar of Cobertura says how many of all have been seen', () => {
  showPanel(simulator, { section: 'coverage' });
  const { endpoints } = simulator.cover.report();
  const all = endpoints.seen.length + endpoints.never.length;
  expect(screen.getByRole('progressbar', { name: /^Peticiones/ }).getAttribute('aria-label')).toBe(
    `Peticiones: ${endpoints.seen.length} de ${all} vistos`,
  );
});

test('Cobertura plays the recipe that shows a missing page with the fewest others, and one of the cabina last', async () => {
  const views = simulator.recipe.list();
  const create = (id: string, covers: string[], isForCabina = false) =>
    ({ ...views[0], id, title: id, covers, endNames: [], isForCabina }) as RecipeView;
  const many = ['route:/faq', 'route:/rewards', 'route:/ranking'];
  simulator.recipe.list = () => [
    create('cabina', ['route:/rewards'], true),
    create('many', many),
    create('few', ['route:/faq', 'route:/rewards']),
    create('cabina-only', ['route:/bonus'], true),
    create('all', [...many, 'route:/bonus']),
  ];
  showPanel(simulator, { section: 'coverage' });
  const getRecipe = (name: string) =>
    rows('Te falta ver: Pantallas')
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.querySelector('small')?.textContent;
  expect(['Preguntas Frecuentes', 'Ranking', 'Bonus'].map(getRecipe)).toEqual(['few', 'many', 'cabina-only']);
});

test('“Exportar” of Cobertura saves the report as cobertura.json', async () => {
  const names: string[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:0';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  showPanel(simulator, { section: 'coverage' });
  await press('Exportar');
  await waitFor(() => expect(names).toEqual(['cobertura.json']));
  expect(JSON.parse(String(await blobs[0]?.text()))).toEqual(simulator.cover.report());
  vi.restoreAllMocks();
});

test('the results of “Probar todos” count what has failed', async () => {
  showPanel(simulator, { section: 'recipes', recipeGroup: 'trivia' });
  await press('Probar todos: Trivia');
  for (const [at, ok] of [true, false, false].entries()) {
    await waitFor(() => expect(run).toHaveBeenCalledTimes(at + 1));
    endings.at(-1)?.(ok);
  }
  expect(await screen.findByText(/^1 de \d+ bien, 2 fallaron$/)).toBeTruthy();
});

test('in the density Demo, Cobertura counts and lists the dialogs and the screens alone, and exports no file', () => {
  showPanel(simulator, { section: 'coverage', density: 'demo' });
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.ariaLabel?.replace(/:.*/, ''));
  expect(bars).toEqual(['Diálogos', 'Pantallas']);
  expect(rows('Te falta ver: Pantallas').length).toBeGreaterThan(0);
  expect(screen.queryByRole('list', { name: 'Te falta ver: Peticiones' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});
