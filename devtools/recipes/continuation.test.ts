// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGamePage, startMockServer } from '../../mock-server/index.ts';
import type { Simulator } from '../api.ts';
import { jumpByName } from '../panel/clock/one-tap-jumps.ts';
import { createSimulator } from '../simulator.ts';
import { continueActions, runActions } from './continuation.ts';

let opened: Simulator[] = [];
let reloads = 0;

/** Opens a page in this tab, as a reload does. */
function openPage(): Simulator {
  for (const { shutdown } of opened) shutdown();
  const reload = () => {
    reloads += 1;
    return new Promise<void>(() => {});
  };
  const pageAdapter = { ...createGamePage(), booted: async () => {}, reload, needsReload: () => true };
  const control = startMockServer({ persist: true, players: 10, rate: 0, pageAdapter });
  const simulator = createSimulator(control);
  opened.push(simulator);
  return simulator;
}

/** Runs an action that reloads the page, and opens the next document. */
async function reloadBy(act: (simulator: Simulator) => unknown, simulator = opened.at(-1) as Simulator) {
  const before = reloads;
  void act(simulator);
  await vi.waitFor(() => expect(reloads).toBe(before + 1), { timeout: 5_000, interval: 5 });
  return openPage();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reloads = 0;
  openPage();
});
afterEach(() => {
  for (const { shutdown } of opened) shutdown();
  opened = [];
});

/** Opens a world in which a jump forward logs Nico in again, and so reloads the page. */
async function openBeforeLogIn() {
  await reloadBy(({ world }) => world.as('ana'));
  await opened.at(-1)?.clock.advance('1h');
  await reloadBy(({ world }) => world.as('nico'));
  return reloadBy(({ clock }) => clock.advance('-30m'));
}

const getStates = ({ world }: Simulator) =>
  new Set(world.table('games').rows.flatMap(({ week, state }) => (week === 7 ? [state] : [])));

test('“Resultados publicados” still publishes the results when its time jump reloads the page', async () => {
  await openBeforeLogIn();
  const next = await reloadBy((simulator) => jumpByName(simulator, 'Resultados publicados'));
  expect(getStates(next)).not.toEqual(new Set(['finalizado']));
  expect(await continueActions(next)).toBeNull();
  expect(getStates(next)).toEqual(new Set(['finalizado']));
  expect(next.clock.now()).toBe(next.clock.resolve('final(7, 9) - 25m'));
});

test('the actions of a press that reload the page one after another all take effect', async () => {
  await openBeforeLogIn();
  const second = await reloadBy((simulator) =>
    runActions(simulator, [
      { control: 'as', persona: 'mariana' },
      { control: 'goto', time: '-10m', silent: false, data: true },
      { control: 'publish-week', week: 7 },
    ]),
  );
  const third = await reloadBy(continueActions, second);
  expect(await continueActions(third)).toBeNull();
  expect(getStates(third)).toEqual(new Set(['finalizado']));
  expect(await continueActions(openPage())).toBeNull();
});

test('an action that is refused after the reload ends the rest, and its Spanish message is returned', async () => {
  const next = await reloadBy((simulator) =>
    runActions(simulator, [
      { control: 'as', persona: 'ana' },
      { control: 'publish-week', week: 99 },
      { control: 'publish-week', week: 7 },
    ]),
  );
  expect(await continueActions(next)).toBe('No existe la jornada 99.');
  expect(await continueActions(openPage())).toBeNull();
  expect(getStates(opened.at(-1) as Simulator)).not.toEqual(new Set(['finalizado']));
});

test('an action that is refused at once leaves nothing for the next document', async () => {
  const simulator = opened.at(-1) as Simulator;
  const actions = [{ control: 'goto', time: '+999999999d', silent: false, data: true } as const];
  await expect(runActions(simulator, [...actions, { control: 'publish-week', week: 7 }])).rejects.toThrow(
    'fuera del simulador',
  );
  expect(await continueActions(openPage())).toBeNull();
  expect(opened.at(-1)?.world.facts()).toEqual([]);
});
