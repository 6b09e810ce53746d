// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDomDriver } from '../../devtools/driver/dom-driver.ts';
import { writeDraft } from '../../devtools/recorder/draft.ts';
import type { record } from '../../devtools/recorder/record.ts';
import { createRecorder } from '../../devtools/recorder/recorder.ts';
import { readRecording } from '../../devtools/recorder/recording.ts';
import { DRAFT_ID, toRecipe } from '../../devtools/recorder/to-recipe.ts';
import { openRecipePage } from './recipe-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

// Events in jsdom are never trusted, so the recorder is told that each event comes from a person.
vi.mock('../../devtools/recorder/record.ts', async (load) => {
  const real = await load<typeof import('../../devtools/recorder/record.ts')>();
  return {
    record: (...[simulator, to, options]: Parameters<typeof record>) =>
      real.record(simulator, to, { ...options, isPerson: () => true }),
  };
});

let recipePage: ReturnType<typeof openRecipePage>;
beforeEach(() => {
  sessionStorage.clear();
  recipePage = openRecipePage([]);
});
afterEach(() => recipePage.close());

const driver = createDomDriver();
const press = (name: string, role = 'button') => driver.click({ role, name });

async function recordSession() {
  const { clock, world } = recipePage.simulator;
  const at = 'cierre(7, 1) - 1d';
  await world.begin({ seed: 7, as: 'visitante', at, route: '/user/login', rate: 0, device: 'server' });
  const recorder = createRecorder(recipePage.simulator);
  await recorder.start();
  await driver.type({ name: 'Correo electrónico' }, 'ana@correo.mx');
  await driver.type({ name: 'Contraseña' }, 'papas con chile');
  await press('Entrar');
  await driver.type({ name: /^Goles de .+ \(local\)$/ }, '2');
  await driver.type({ name: /^Goles de .+ \(visitante\)$/ }, '1');
  await press('Enviar pronóstico (1)');
  await press('Sí, enviar');
  await press('Aceptar');
  await driver.see({ trivia: 'question' });
  await clock.advance('-1h');
  await press('Preguntas Frecuentes', 'link');
  await driver.see({ route: '/faq' });
  return recorder.stop();
}

test('the recipe of a recorded session with a log-in, a boleto, a time jump back and a link replays without problems', async () => {
  const text = await recordSession();
  const result = await recipePage.simulator.recipe?.run(DRAFT_ID);
  expect(result?.problems, text).toEqual([]);
  expect(location.pathname).toBe('/lmx/faq');
});

test('`isOn()` of the recorder is false right after the call of `start()` and true after its promise has resolved', async () => {
  const recorder = createRecorder(recipePage.simulator);
  const start = recorder.start();
  expect(recorder.isOn()).toBe(false);
  await start;
  expect(recorder.isOn()).toBe(true);
  recorder.stop();
});

test('the TypeScript of a recorded session has no step for sendingPool, a dialog that closes by itself', async () => {
  const text = await recordSession();
  expect(text).toContain("press('Sí, enviar'), seeModal('poolSent')");
  expect(text).not.toContain('sendingPool');
});

test('the TypeScript of a recorded session writes a jump back in time as `travelTo` with a string', async () => {
  expect(await recordSession()).toContain("travelTo('");
});

test('`stop()` of the recorder returns the TypeScript of the recipe that the stored recording describes', async () => {
  const text = await recordSession();
  const recording = readRecording();
  const recipe = recording && toRecipe(recording);
  expect(recipe && writeDraft(recipe)).toBe(text);
});
