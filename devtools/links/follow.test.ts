// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMyRecipes } from '../player/recorder/my-recipes.ts';
import { packRecipe } from '../player/recorder/recipe-link.ts';
import { jumpTo, later } from '../recipes/actions.ts';
import { APP } from '../recipes/app.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { createSettingsStore } from '../state/settings.ts';
import { startSimulator } from '../testing.tsx';
import { followLink } from './follow.ts';

const open = (simulator: Parameters<typeof followLink>[0]) =>
  followLink(simulator, createSettingsStore('test'));

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

// The packed JSON text `{"format":9}`.
const PACKED_VERSION = 'q1ZKyy_KTSxRsrKsBQA';

test.each([
  ['a time expression for a week that does not exist', 'as=ana&at=cierre(77)', 'No existe'],
  ['a seed below zero', 'seed=-1', 'El número del mundo es un entero'],
  ['a fault with the status 100', 'fail=GET.weeks:100', 'El código de una falla es un entero de 200 a 599'],
  ['an unknown recipe', 'r=modal/nada', 'modal/nada'],
  ['a statement without a recipe', 'spec=99.1&mode=play', 'Ningún recorrido enseña “99.1”'],
  ['a packed world that was cut', 's=7VZ', 'cortado o dañado'],
  ['a world of another version', `s=${PACKED_VERSION}`, 'versión 9'],
  [
    'a recorded recipe that was cut',
    'draft=1.7VZ&mode=play',
    'El recorrido del enlace está cortado o dañado.',
  ],
  ['a shared world that is no longer stored', 'tab=0123456789ab', 'ya no está guardado en este navegador'],
])('a simulator link with %s gets a Spanish error and changes nothing', async (_what, link, words) => {
  const mine = createMyRecipes(APP, null);
  const simulator = startSimulator({ mine });
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  const before = [await simulator.world.hash(), simulator.branch.list(), simulator.clock.view()];
  history.replaceState(null, '', `/lmx/games#sim?${link}`);
  const settings = createSettingsStore('test');
  const error = await followLink(simulator, settings);
  expect(error).toContain('El enlace no se pudo seguir.');
  expect(error).toContain(words);
  expect(settings.get().mode).toBe('open');
  expect([await simulator.world.hash(), simulator.branch.list(), simulator.clock.view()]).toEqual(before);
  expect(mine.list()).toEqual([]);
});

test('a refused simulator link opens the panel and leaves the other settings as they were', async () => {
  const settings = createSettingsStore('test', { density: 'qa', section: 'clock' });
  const before = settings.get();
  history.replaceState(null, '', '/lmx/games#sim?density=demo&section=network&r=modal/nada');
  await followLink(startSimulator(), settings);
  expect(settings.get()).toEqual({ ...before, mode: 'open' });
});

test.each([
  [undefined, 'renames the current one “Antes del enlace”', 'Antes del enlace'],
  ['Y si llueve', 'leaves the current one its name', 'Y si llueve'],
])('a simulator link over a branch named %s adds a branch and %s', async (given, _what, name) => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.branch.create(given);
  history.replaceState(null, '', '/lmx/games#sim?as=ana');
  expect(await open(simulator)).toBeNull();
  expect(simulator.branch.list().map((branch) => branch.name)).toEqual(['Principal', name, 'Principal 2']);
});

test('on a phone, the panel that a bug report’s link opens lies low and covers nothing of the app', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
  const simulator = startSimulator();
  history.replaceState(null, '', `/lmx/games#sim?s=${await simulator.world.pack()}&panel=open`);
  const settings = createSettingsStore('test');
  expect(await followLink(simulator, settings)).toBeNull();
  expect(settings.get()).toMatchObject({ mode: 'open', snap: 'low' });
  vi.unstubAllGlobals();
});

test('a simulator link with a packed world honours its `speed` and its `device`', async () => {
  const simulator = startSimulator();
  const packed = await simulator.world.pack();
  history.replaceState(null, '', `/lmx/games#sim?s=${packed}&speed=60&device=-3h`);
  expect(await open(simulator)).toBeNull();
  expect(simulator.clock.view()).toMatchObject({ rate: 60, device: -10_800_000 });
});

test('a simulator link with the share tag `s=20` of X and a packed world opens the world', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  const hash = await simulator.world.hash();
  const packed = await simulator.world.pack();
  await simulator.world.reset();
  history.replaceState(null, '', `/lmx/games#sim?s=${packed}&t=abc&s=20`);
  expect(await open(simulator)).toBeNull();
  expect(await simulator.world.hash()).toBe(hash);
});

test('a simulator link with laravel=1 opens a world in which `world.isLaravel()` is true', async () => {
  const simulator = startSimulator();
  history.replaceState(null, '', '/lmx/games#sim?laravel=1');
  expect(await open(simulator)).toBeNull();
  expect(simulator.world.isLaravel()).toBe(true);
});

const RECORDED: Recipe = {
  id: 'flow/borrador',
  title: 'Borrador',
  tags: ['flujos'],
  world: { as: 'ana', at: 'cierre(7, 1)', route: '/games' },
  steps: [{ says: 'Espera', detail: '', actions: [later('1m')] }],
  ends: { shows: [] },
};

test.each(['apply', 'prepare', 'play', 'test'])(
  'a link with mode=%s to a recorded recipe whose moment doesn’t exist gets a Spanish error',
  async (mode) => {
    const mine = createMyRecipes(APP, null);
    const simulator = startSimulator({ recipes: [], mine });
    const packed = await packRecipe({ ...RECORDED, world: { ...RECORDED.world, at: 'cierre(99, 1)' } });
    history.replaceState(null, '', `/lmx/games#sim?draft=${packed}&mode=${mode}`);
    const before = await simulator.world.hash();
    expect(await open(simulator)).toBe(
      'El enlace no se pudo seguir. No existe la jornada 99: hay de la 1 a la 23.',
    );
    expect([await simulator.world.hash(), mine.list()]).toEqual([before, []]);
  },
);

test('a recorded recipe that a link applies and that fails at a step says which step and why', async () => {
  const simulator = startSimulator();
  const failed = vi.fn();
  simulator.recipe.onFailed(failed);
  const steps = [...RECORDED.steps, { says: 'Va', detail: '', actions: [jumpTo('cierre(99, 1)')] }];
  const packed = await packRecipe({ ...RECORDED, title: 'Un mal paso', steps });
  history.replaceState(null, '', `/lmx/games#sim?draft=${packed}`);
  expect(await open(simulator)).toBeNull();
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(failed).toHaveBeenCalledWith(
    '“Un mal paso” no salió como dice: Paso 2: No existe la jornada 99: hay de la 1 a la 23.',
  );
});

test.each([
  ['that shows the statement, and names the statement to the player', []],
  ['for any width in a wide window, rather than a shorter one for the cabina', [true]],
])('a link with spec= plays a recipe %s', async (_what, forCabina) => {
  const shows = {
    ...RECORDED,
    id: 'flow/uno',
    spec: ['4.12@2'],
    steps: [...RECORDED.steps, ...RECORDED.steps],
  };
  const others = forCabina.map((isForCabina) => ({
    ...RECORDED,
    id: 'flow/dos',
    spec: ['4.12@1'],
    isForCabina,
  }));
  const simulator = startSimulator({ recipes: [...others, shows] });
  const play = vi.spyOn(simulator.recipe, 'play').mockResolvedValue({} as never);
  vi.spyOn(simulator.recipe, 'whenBegun').mockResolvedValue();
  history.replaceState(null, '', '/lmx/#sim?spec=4.12&mode=play');
  expect(await open(simulator)).toBeNull();
  expect(play).toHaveBeenCalledWith('flow/uno', { speed: undefined, step: 0, statement: '4.12' });
});

test('a link to a recipe with step=2 and without mode= plays the recipe from its second step on', async () => {
  const steps = [...RECORDED.steps, ...RECORDED.steps, ...RECORDED.steps];
  const simulator = startSimulator({ recipes: [{ ...RECORDED, id: 'flow/tres', steps }] });
  history.replaceState(null, '', '/lmx/#sim?r=flow/tres&step=2');
  expect(await open(simulator)).toBeNull();
  expect(simulator.recipe.playing()).toMatchObject({ recipe: 'flow/tres', index: 1 });
  simulator.recipe.stop();
});
