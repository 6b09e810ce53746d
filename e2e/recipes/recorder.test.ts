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

test('the draft of a recorded session with a log-in, a boleto, a time jump back and a link replays without problems', async () => {
  const text = await recordSession();
  const result = await recipePage.simulator.recipe?.run(DRAFT_ID);
  expect(result?.problems, text).toEqual([]);
  expect(location.pathname).toBe('/lmx/faq');
});

test('the recorder reports that it is on only after its start has finished', async () => {
  const recorder = createRecorder(recipePage.simulator);
  const start = recorder.start();
  expect(recorder.isOn()).toBe(false);
  await start;
  expect(recorder.isOn()).toBe(true);
  recorder.stop();
});

test('the draft of a recorded session has no step for a dialog that closed by itself', async () => {
  const text = await recordSession();
  expect(text).toContain("press('Sí, enviar'), seeModal('poolSent')");
  expect(text).not.toContain('sendingPool');
});

test('the draft of a recorded session contains a time jump back as a time expression', async () => {
  expect(await recordSession()).toContain("travelTo('");
});

test('the downloaded draft of a recorded session describes the same recipe as the panel plays', async () => {
  const text = await recordSession();
  const recording = readRecording();
  const recipe = recording && toRecipe(recording);
  expect(recipe && writeDraft(recipe)).toBe(text);
});
