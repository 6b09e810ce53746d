// @vitest-environment jsdom

import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../devtools/api.ts';
import { jumpByName } from '../../devtools/panel/clock/one-tap-jumps.ts';
import { openRecipePage } from '../recipes/recipe-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

let recipePage: ReturnType<typeof openRecipePage>;
let simulator: Simulator;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  recipePage = openRecipePage();
  ({ simulator } = recipePage);
});
afterEach(() => recipePage.close());

const LONG_TIMEOUT = { timeout: 15_000 };
const countGames = (state: string) => document.querySelectorAll(`[data-game][data-state="${state}"]`).length;
const isWarned = () => document.body.textContent?.includes('Ojo: la hora de tu celular no coincide.');

async function openGames() {
  await simulator.world.begin({ as: 'ana', rate: 1 });
  await waitFor(() => expect(countGames('open')).toBe(7), LONG_TIMEOUT);
}

async function jump(name: string) {
  await jumpByName(simulator, name);
  await simulator.ready;
}

test('the panel’s jump to the end of the season shows the general ranking, without dialog or clock warning', async () => {
  await openGames();
  await jump('Fin de temporada');
  await waitFor(
    () => expect(document.querySelectorAll('main tbody tr').length).toBeGreaterThan(1),
    LONG_TIMEOUT,
  );
  expect(location.pathname + location.search).toBe('/lmx/ranking?tabla=general');
  expect(document.querySelector('[data-modal]')).toBeNull();
  expect(isWarned()).toBe(false);
});

test('at ×60, Partidos shows a game as live a few seconds after its kick-off', async () => {
  await openGames();
  await simulator.clock.goto('inicio(7, 1) - 1m');
  await waitFor(() => expect(countGames('sent')).toBeGreaterThan(0), LONG_TIMEOUT);
  expect(countGames('live')).toBe(0);
  await simulator.clock.resume(60);
  await waitFor(() => expect(countGames('live')).toBe(1), LONG_TIMEOUT);
});

test('the open ranking shows an edit after `clock.poke()`', async () => {
  await simulator.world.begin({ as: 'ana', rate: 1, at: 'cierre(7, 9)', route: '/ranking' });
  const table = () => document.querySelector('main')?.textContent ?? '';
  await waitFor(() => expect(table()).toContain('Tú'), LONG_TIMEOUT);
  await simulator.world.edit('users', simulator.world.user()?.id ?? '', { nickname: 'la_nueva_ana' });
  await simulator.clock.poke();
  await waitFor(() => expect(table()).toContain('la_nueva_ana'), LONG_TIMEOUT);
});
