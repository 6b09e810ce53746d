// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner } from '../../devtools/api.ts';
import { pressOn } from '../../devtools/player/driver/gestures.ts';
import { fail, go, goOffline, later, look, press, seeText, step } from '../../devtools/recipes/actions.ts';
import { type Recipe, recipe } from '../../devtools/recipes/recipe.ts';
import { openRecipePage } from './recipe-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
const ID = 'modal/poolGameNotAvailable';

let recipePage: ReturnType<typeof openRecipePage>;
let runner: RecipeRunner;
beforeEach(() => {
  sessionStorage.clear();
  recipePage = openRecipePage();
  runner = recipePage.simulator.recipe as RecipeRunner;
});
afterEach(() => recipePage.close());

const dialog = () => document.querySelector('[data-modal]')?.getAttribute('data-modal');

test('a second call of `run()` while the recipe is under way returns the result of the first call', async () => {
  const [first, second] = await Promise.all([runner.run(ID), runner.run(ID)]);
  expect(second).toBe(first);
});

test('`run()` of a recipe that has ended runs it again in the same branch and observes the same', async () => {
  const getLast = () => runner.list().find(({ id }) => id === ID)?.last;
  expect(getLast()).toBeNull();
  const first = await runner.run(ID);
  const second = await runner.run(ID);
  expect(second).not.toBe(first);
  expect(second.observed).toEqual(first.observed);
  expect([getLast(), dialog()]).toEqual(['ok', 'poolGameNotAvailable']);
  expect(recipePage.simulator.clock.view().rate).toBe(0);
  expect(recipePage.simulator.branch.list()).toHaveLength(1);
});

test('`apply()` with `prepare` stops before the last step that does more than look or wait', async () => {
  const { ok, steps } = await runner.apply(ID, { prepare: true });
  expect(ok).toBe(true);
  expect(steps.map(({ says }) => says)).toEqual(['Nico llena un marcador', 'Pasan dos minutos']);
  expect(dialog()).toBeUndefined();
});

test('after “Preparar”, a notice names the next control, and after its press the control of the dialog that opens', async () => {
  await runner.apply(ID, { prepare: true });
  const notice = () => document.getElementById('simulator-show')?.shadowRoot?.textContent ?? '';
  await vi.waitFor(() => expect(notice()).toContain('Ahora te toca: Enviar pronóstico✕'), 10_000);
  pressOn(screen.getByRole('button', { name: 'Enviar pronóstico (1)' }));
  await vi.waitFor(() => expect(dialog()).toBe('sendPool'), 10_000);
  await vi.waitFor(() => expect(notice()).toContain('Ahora te toca: Sí, enviar✕'), 10_000);
  pressOn(screen.getByRole('button', { name: 'Sí, enviar' }));
  await vi.waitFor(() => expect(notice()).toBe(''), 10_000);
});

test('a recipe that plays from its third step never shows an earlier one', async () => {
  const seen = new Set<number>();
  runner.onStep(({ index }) => seen.add(index));
  await runner.play(ID, { step: 2, speed: 4, captions: false });
  expect([...seen]).toEqual([2, 3]);
});

test('a recipe that plays from a statement pauses at the end of the step that shows it, and then goes on', async () => {
  const done = runner.play(ID, { statement: '8.25', speed: 4, captions: false });
  const pause = { statement: '8.25', index: 2, isDone: true, pauseReason: 'statement' };
  await vi.waitFor(() => expect(runner.playing()).toMatchObject(pause), 10_000);
  const isSeen = () => runner.list().flatMap(({ spec }) => spec.filter((shown) => shown.isSeen));
  expect(isSeen().map(({ id }) => id)).toEqual(['8.25']);
  runner.resume();
  expect((await done).ok).toBe(true);
});

test('`play()` from a statement that the recipe doesn’t show rejects with both names', async () => {
  await expect(runner.play(ID, { statement: '9.99' })).rejects.toThrow('no enseña “9.99”');
});

test('after a recipe that ends with “Espera 30 s”, the clock runs and the seconds count down', async () => {
  expect((await runner.apply('message/too-many-attempts')).problems).toEqual([]);
  expect(recipePage.simulator.clock.view().rate).toBe(1);
  const isCounting = () => /Espera 2\d s para intentarlo de nuevo\./.test(document.body.textContent ?? '');
  await vi.waitFor(() => expect(isCounting()).toBe(true), { timeout: 10_000 });
});

test('a recipe keeps the user’s name of a branch, also that of the recipe before', async () => {
  const { world, branch } = recipePage.simulator;
  await world.as('ana');
  await branch.rename('A', 'Ana antes');
  await runner.apply(ID);
  const { id } = branch.current();
  await branch.rename(id, 'El cierre');
  await runner.run(ID);
  expect(branch.list().map(({ name }) => name)).toEqual(['Ana antes', 'El cierre', 'Principal']);
});

test.each([
  ['an edit of the world', () => {}],
  ['an edit of the world and the close of its captions', () => runner.stop()],
])('a recipe that runs after %s keeps that world as the branch “Antes del recorrido”', async (_what, act) => {
  const { world, branch } = recipePage.simulator;
  await runner.run(ID);
  await world.edit('weeks', 7, { alias: 'Mía' });
  act();
  await runner.run(ID);
  expect(branch.list().map(({ name }) => name)).toEqual(['Antes del recorrido', 'Principal']);
});

test('`run()` of an unknown recipe id rejects with an error that contains the id', async () => {
  await expect(runner.run('modal/nada')).rejects.toThrow(/modal\/nada/);
});

test('starting a recipe stops the one under way, whose result is not ok and which saves no more progress', async () => {
  const kept = vi.spyOn(Storage.prototype, 'setItem');
  const first = runner.run('modal/signOut');
  expect((await runner.apply(ID)).ok).toBe(true);
  expect((await first).ok).toBe(false);
  const ids = kept.mock.calls
    .filter(([key]) => key === 'lmxsim:recipe')
    .map(([, progress]) => JSON.parse(progress).id);
  kept.mockRestore();
  expect(ids).toContain('modal/signOut');
  expect(ids.lastIndexOf('modal/signOut')).toBeLessThan(ids.indexOf(ID));
});

test('a recipe that another one replaces does not close the captions', async () => {
  const first = runner.play(ID).catch(() => {});
  await vi.waitFor(() => expect(runner.playing()?.recipe).toBe(ID), 10_000);
  const closed: string[] = [];
  runner.onStep(({ recipe: id, isGivenUp }) => isGivenUp && closed.push(id));
  const second = runner.play('modal/networkError', { speed: 4, captions: false });
  await Promise.all([first, second]);
  expect(closed).toEqual([]);
});

test('a recipe set up with `external.setUp()` saves no progress after the next recipe is set up', async () => {
  await runner.external.setUp('modal/signingOut');
  await runner.external.setUp(ID);
  const kept = vi.spyOn(Storage.prototype, 'setItem');
  history.pushState(null, '', '/lmx/faq');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await vi.waitFor(() => expect(runner.external.observed()).toContain('route:/faq'));
  const recipes = kept.mock.calls.filter(([key]) => key === 'lmxsim:recipe');
  kept.mockRestore();
  expect([...new Set(recipes.map(([, progress]) => JSON.parse(progress).id))]).toEqual([ID]);
});

const onStep = (index: number, act: () => void) =>
  recipePage.simulator.on('step', (view) => {
    if (view.index === index && !view.isOver) act();
  });

function comeBack() {
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('a recipe runs without problems and without calls for games when the tab gets the focus in its third step', async () => {
  // Simulates the return of the user to the tab. Without the focus shield the app would refetch the games and
  // learn that the game has closed.
  onStep(2, comeBack);
  const asked = () =>
    recipePage.simulator.net.log().filter(({ endpoint }) => endpoint === 'GET /api/games/all');
  let before = 0;
  onStep(2, () => {
    before = asked().length;
  });
  const { problems } = await runner.run(ID);
  expect(problems).toEqual([]);
  expect(asked()).toHaveLength(before);
});

test('after a recipe has ended, the app makes API calls again when the user returns to its tab', async () => {
  await runner.run('page/profile');
  const asked = recipePage.simulator.net.log().length;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  comeBack();
  await vi.waitFor(() => expect(recipePage.simulator.net.log().length).toBeGreaterThan(asked));
});

test('simulator.restore during a recipe causes no problems in the recipe and restores the clock after it', async () => {
  let restored: Promise<void> | undefined;
  onStep(2, () => {
    restored = recipePage.simulator.restore();
  });
  const { problems } = await runner.run('modal/networkError');
  expect(problems).toEqual([]);
  await restored;
  expect(recipePage.simulator.clock.view()).toMatchObject({ rate: 1, device: 'server' });
});

function runFailing(...steps: Recipe['steps']) {
  recipePage.close();
  const failing = recipe({
    id: 'flow/fails',
    title: 'Uno que falla',
    world: { as: 'ana', route: '/faq' },
    steps,
    ends: { shows: [] },
  });
  recipePage = openRecipePage([failing]);
  runner = recipePage.simulator.recipe as RecipeRunner;
  return runner.run('flow/fails');
}

test('a recipe stops at its first failed step, and `list()` has the step and the reason', async () => {
  const { steps } = await runFailing(
    step('Ana lee', '', seeText('¿Cómo se desempata?')),
    step('Se va el internet', '', goOffline()),
    step('Pasa un minuto', '', later('1m'), { control: 'undo' }),
    step('Nadie llega aquí', '', press('Entrar')),
  );
  expect(steps).toHaveLength(3);
  expect(runner.list()[0]?.failure).toEqual({ step: 2, why: 'No hay ningún cambio que deshacer.' });
});

test('the reason of a failed recipe says that the device itself has no internet', async () => {
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  await runFailing(step('Deshace', '', { control: 'undo' }));
  expect(runner.list()[0]?.failure?.why).toBe(
    'No hay ningún cambio que deshacer. Este dispositivo no tiene internet.',
  );
});

const WITH_FAULT = {
  world: { as: 'ana', at: 'cierre(7, 1) - 1d', route: '/games' },
  steps: [step('Falla todo', '', fail('GET *', { status: 500 }, 'always')), step('Mira', '', look(1_000))],
  ends: { shows: [] },
};

test.each<[string, Pick<Recipe, 'id' | 'isRecorded'>]>([
  ['that was given an id of its own', { id: 'flow/mi-falla', isRecorded: true }],
  ['of an earlier version, which has only its id', { id: 'flow/borrador-2' }],
])('a recording %s waits for the calls of the page before it acts', async (_what, own) => {
  recipePage.close();
  recipePage = openRecipePage([recipe({ ...WITH_FAULT, ...own, title: 'Grabado' })]);
  const { simulator } = recipePage;
  expect((await simulator.recipe.run(own.id)).problems).toEqual([]);
  const statuses = simulator.net.log().map(({ status }) => status);
  expect(statuses.length).toBeGreaterThan(3);
  expect(statuses).not.toContain(500);
});

test('a caption appears only when the page that it speaks of has loaded, with its second line', async () => {
  recipePage.close();
  const steps = [
    step('Lee cómo se desempata', 'Está en Preguntas frecuentes.', seeText('¿Cómo se desempata?')),
    step('Abre los premios', 'Ahí están todos.', go('/rewards'), seeText('premio')),
  ];
  const world = { as: 'visitante', route: '/faq' } as const;
  recipePage = openRecipePage([
    recipe({ id: 'flow/opens', title: 'De una página a otra', world, steps, ends: { shows: [] } }),
  ]);
  runner = recipePage.simulator.recipe as RecipeRunner;
  const shown: string[] = [];
  runner.onStep(({ caption, isLoading, showsDetail, isDone }) => {
    const page = document.querySelector('main h1')?.textContent;
    if (!isLoading && !isDone) shown.push(`${caption}, ${showsDetail}, ${page}`);
  });
  await runner.play('flow/opens', { speed: 4 });
  expect([...new Set(shown)]).toEqual([
    'Lee cómo se desempata, true, Preguntas Frecuentes',
    'Abre los premios, true, Lo que se gana',
  ]);
});
