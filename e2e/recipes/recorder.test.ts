// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDomDriver } from '../../devtools/player/driver/dom-driver.ts';
import type { record } from '../../devtools/player/recorder/record.ts';
import { APP_PAGE } from '../../devtools/recipes/app-page.ts';
import { openRecipePage } from './recipe-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

// Events in jsdom are never trusted, so the recorder is told that each event comes from a person.
vi.mock('../../devtools/player/recorder/record.ts', async (load) => {
  const real = await load<typeof import('../../devtools/player/recorder/record.ts')>();
  return {
    record: (...[simulator, to, saveRecording]: Parameters<typeof record>) =>
      real.record(simulator, to, saveRecording, () => true),
  };
});

let recipePage: ReturnType<typeof openRecipePage>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // A jump back to the start of a world opens the page that was open before it. On the page of an earlier test, the
  // last press of a recording would change nothing, and its delayed navigation would reach the next test.
  history.replaceState(null, '', '/lmx/');
  recipePage = openRecipePage([]);
});
afterEach(() => recipePage.close());

// Ten seconds, the default, is too short on a busy machine.
const driver = createDomDriver({ page: APP_PAGE, timeoutMs: 30_000 });
const press = (name: string, role = 'button') => driver.click({ target: { role, name } });

/** Runs the recording that has just ended, and returns what went wrong. */
async function replay() {
  const { recipe, recorder } = recipePage.simulator;
  return (await recipe.run(recorder.latest ?? ''))?.problems;
}

test('`isOn()` of the recorder is false right after the call of `start()` and true after its promise has resolved', async () => {
  const { recorder } = recipePage.simulator;
  const start = recorder.start();
  expect(recorder.isOn()).toBe(false);
  await start;
  expect(recorder.isOn()).toBe(true);
  recorder.stop();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.querySelector('[data-modal]') as Element)],
])(
  'the recorder counts that %s closes a dialog, and the recording closes it with Escape',
  async (_what, close) => {
    const { world } = recipePage.simulator;
    await world.begin({ as: 'ana', at: 'cierre(7, 1) - 1d', route: '/games', rate: 0 });
    const { recorder } = recipePage.simulator;
    await recorder.start();
    await press('Cerrar sesión');
    await driver.see({ screen: { modal: 'closeSession' } });
    await close();
    await vi.waitFor(() => expect(recorder.count()).toBe(2));
    await press('Preguntas Frecuentes', 'link');
    await driver.see({ screen: { route: '/faq' } });
    const text = recorder.stop();
    expect(text).toContain("seeModal('closeSession')),\n      step('Cierra con Escape', '', dismiss())");
    expect(await replay(), text).toEqual([]);
  },
);

test.each([true, false])(
  'a recording over unsent scores and a dialog begins with their presses or says what it lacks: panel open %s',
  async (isWatched) => {
    await recipePage.simulator.world.begin({ as: 'nico', at: 'cierre(7, 1) - 1d', route: '/games', rate: 0 });
    const { recorder } = recipePage.simulator;
    if (isWatched) await recorder.watch();
    await driver.type({ target: { name: /^Goles de .+ \(local\)$/ }, text: '2' });
    await driver.type({ target: { name: /^Goles de .+ \(visitante\)$/ }, text: '1' });
    await press('Enviar pronóstico (1)');
    await driver.see({ screen: { modal: 'sendPool' } });
    await recorder.start();
    expect(recorder.notes()).toEqual(
      isWatched ? [] : ['Al empezar ya había un diálogo abierto: un recorrido no puede repetirlo.'],
    );
    expect([recorder.earlier(), recorder.count()]).toEqual([isWatched ? 3 : 0, 0]);
    await press('Sí, enviar');
    expect(recorder.count()).toBe(1);
    expect(recorder.stop().includes("press('Enviar pronóstico (1)')")).toBe(isWatched);
  },
);

test('a recording has a substitute for a password that is not the personas’', async () => {
  await recipePage.simulator.world.begin({ as: 'visitante', route: '/user/login', rate: 0 });
  const { recorder } = recipePage.simulator;
  await recorder.start();
  await driver.type({ target: { name: 'Contraseña' }, text: 'mi clave' });
  expect(recorder.stop()).toMatch(/write\('Contraseña', 'clave-[\da-f]{4}'\)/);
});

test('a recording opens the same question of the FAQ, and closes the menu with Escape', async () => {
  const { world } = recipePage.simulator;
  await world.begin({ as: 'visitante', route: '/faq', rate: 0 });
  const { recorder } = recipePage.simulator;
  await recorder.start();
  await press('¿Cómo sumo puntos?', 'summary');
  await press('Menú');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(recorder.count()).toBe(3));
  const text = recorder.stop();
  for (const part of ["pressThe('summary', '2¿Cómo sumo puntos?')", "press('Menú')", 'dismiss()'])
    expect(text).toContain(part);
  expect(await replay(), text).toEqual([]);
});

test('a recording has a press for the tab that the arrow keys select', async () => {
  const { world } = recipePage.simulator;
  await world.begin({ as: 'ana', at: 'cierre(7, 9)', route: '/ranking', rate: 0 });
  const { recorder } = recipePage.simulator;
  await recorder.start();
  await press('Por jornada', 'tab');
  await userEvent.keyboard('{ArrowRight}');
  expect(recorder.stop()).toContain("openTab('General')");
});
