// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import type { PanelContextValue } from '../context/context.ts';
import * as downloads from '../parts/download.ts';
import { createWorldCommands } from './world-commands.ts';

vi.mock('../parts/download.ts', () => ({ download: vi.fn() }));

const world = {
  canUndo: () => true,
  undo: vi.fn(),
  revoke: vi.fn(),
  deleteUser: vi.fn(),
  publishWeek: vi.fn(),
  seed: () => 42,
  export: () => '{"format":1}',
  table: () => ({ rows: [{ number: 6 }, { number: 7, isCurrent: true }] }),
};
const simulator = {
  isReal: false,
  world,
  recorder: { isOn: () => false },
  net: { har: () => ({ log: { entries: [] } }) },
  restore: vi.fn(),
  openTab: vi.fn(),
  link: () => 'https://juego.mx/lmx/#sim',
};
const show = vi.fn();
const startOver = vi.fn();

function list(app: Window = window) {
  const reads = { findGame: { peek: () => () => null } };
  const context = { simulator: simulator as unknown as Simulator, reads, show, startOver, app };
  return createWorldCommands(context as unknown as PanelContextValue);
}

/** What each command calls, and with what. */
const CALLS: Record<string, [spy: () => unknown, ...args: unknown[]]> = {
  report: [() => show, 'report'],
  restore: [() => simulator.restore],
  undo: [() => world.undo],
  revoke: [() => world.revoke],
  delete: [() => world.deleteUser],
  tab: [() => simulator.openTab],
  export: [() => downloads.download, 'mundo-42.json', '{"format":1}'],
  har: [
    () => downloads.download,
    'simulador.har',
    JSON.stringify({ log: { entries: [], pages: [] } }, null, 1),
  ],
  publish: [() => world.publishWeek, 7],
  reset: [() => startOver],
};

test('the command palette has a command of the world for each of its actions', () => {
  expect(list().map(({ id }) => id)).toEqual(Object.keys(CALLS));
});

test.each(Object.keys(CALLS))('the palette’s command “%s” of the world does what its id says', (id) => {
  vi.clearAllMocks();
  const [spy, ...args] = CALLS[id] ?? [() => null];
  list()
    .find((command) => command.id === id)
    ?.run();
  expect(spy()).toHaveBeenCalledExactlyOnceWith(...args);
});
