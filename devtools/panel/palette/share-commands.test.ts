// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import * as links from '../../links/write.ts';
import * as copying from '../../ui/copy-text.ts';
import { BOOK_ADDRESS } from '../../ui/flow-pictures.ts';
import * as fullScreen from '../../ui/full-screen.ts';
import type { PanelContextValue } from '../context/context.ts';
import { createShareCommands } from './share-commands.ts';

vi.mock('../../links/write.ts', () => ({ openCabina: vi.fn() }));
vi.mock('../../ui/copy-text.ts', () => ({ copyText: vi.fn() }));
vi.mock('../../ui/full-screen.ts', () => ({ toggleFullScreen: vi.fn() }));

const show = vi.fn();

function list({ app = window as Window, isReal = false, isOn = false } = {}) {
  const simulator = { isReal, recorder: { isOn: () => isOn }, link: () => 'https://juego.mx/lmx/#sim' };
  const context = { simulator: simulator as unknown as Simulator, show, app };
  return createShareCommands(context as unknown as PanelContextValue);
}

const getIds = (options?: Parameters<typeof list>[0]) => list(options).map(({ id }) => id);

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

/** What each command calls, and with what. */
const CALLS: Record<string, [spy: () => unknown, ...args: unknown[]]> = {
  record: [() => show, 'record'],
  playlist: [() => show, 'playlist'],
  pictures: [() => show, 'pictures'],
  book: [() => window.open, BOOK_ADDRESS],
  link: [() => copying.copyText, 'https://juego.mx/lmx/#sim'],
  cabina: [() => links.openCabina],
  full: [() => fullScreen.toggleFullScreen],
};

test('the command palette has a command for each way to show the app to others', () => {
  expect(getIds()).toEqual(Object.keys(CALLS));
});

test.each(Object.keys(CALLS))('the palette’s command “%s”, to show the app, does what its id says', (id) => {
  vi.mocked(show).mockClear();
  vi.mocked(copying.copyText).mockClear();
  const [spy, ...args] = CALLS[id] ?? [() => null];
  list()
    .find((command) => command.id === id)
    ?.run();
  expect(spy()).toHaveBeenCalledExactlyOnceWith(...args);
});

test('the cabina’s panel offers no command that opens the cabina', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  expect(getIds({ app: frame.contentWindow as Window })).not.toContain('cabina');
  frame.remove();
});

test('a browser without full screen has no command for it', () => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  expect(getIds()).not.toContain('full');
});

test('in front of the real server, no command needs an invented world', () => {
  expect(getIds({ isReal: true })).toEqual(['record', 'book', 'link', 'cabina', 'full']);
});

test('while a recording runs, no command begins another one', () => {
  expect(getIds({ isOn: true })).not.toContain('record');
});
