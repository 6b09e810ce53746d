// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import * as links from '../../links/write.ts';
import * as copying from '../../ui/copy-text.ts';
import * as fullScreen from '../../ui/full-screen.ts';
import type { PanelContextValue } from '../context/context.ts';
import * as downloads from '../parts/download.ts';
import { createWorldCommands } from './world-commands.ts';

vi.mock('../../links/write.ts', () => ({ openCabina: vi.fn() }));
vi.mock('../../ui/copy-text.ts', () => ({ copyText: vi.fn() }));
vi.mock('../../ui/full-screen.ts', () => ({ toggleFullScreen: vi.fn() }));
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
  restore: vi.fn(),
  openTab: vi.fn(),
  link: () => 'https://juego.mx/lmx/#sim',
};
const show = vi.fn();
const startOver = vi.fn();

function list(app: Window = window) {
  const context = { simulator: simulator as unknown as Simulator, show, startOver, app };
  return createWorldCommands(context as unknown as PanelContextValue);
}

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

/** What each command calls, and with what. */
const CALLS: Record<string, [spy: () => unknown, ...args: unknown[]]> = {
  record: [() => show, 'record'],
  report: [() => show, 'report'],
  restore: [() => simulator.restore],
  undo: [() => world.undo],
  revoke: [() => world.revoke],
  delete: [() => world.deleteUser],
  tab: [() => simulator.openTab],
  cabina: [() => links.openCabina],
  link: [() => copying.copyText, 'https://juego.mx/lmx/#sim'],
  export: [() => downloads.download, 'mundo-42.json', '{"format":1}'],
  publish: [() => world.publishWeek, 7],
  full: [() => fullScreen.toggleFullScreen],
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

test('the cabina’s panel offers no command that opens the cabina', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  expect(list(frame.contentWindow as Window).map(({ id }) => id)).not.toContain('cabina');
  frame.remove();
});

test('a browser without full screen has no command for it', () => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  expect(list().map(({ id }) => id)).not.toContain('full');
});
