// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFullScreen, toggleFullScreen } from './full-screen.ts';

const exit = vi.fn(async () => {});
const enter = vi.fn(async () => {});
const setFull = (element: Element | null) =>
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(document, { exitFullscreen: exit });
  document.documentElement.requestFullscreen = enter;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
});

function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  leaveFullScreen(event);
  return event.defaultPrevented;
}

test('Escape ends full screen, and closes nothing else', () => {
  setFull(document.body);
  expect(press('Escape')).toBe(true);
  expect(exit).toHaveBeenCalledOnce();
});

test('another key in full screen, and Escape without full screen, are left to the page', () => {
  setFull(document.body);
  expect(press('Enter')).toBe(false);
  setFull(null);
  expect(press('Escape')).toBe(false);
  expect(exit).not.toHaveBeenCalled();
});

test('the same button begins and ends full screen', () => {
  setFull(null);
  toggleFullScreen();
  expect([enter.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  setFull(document.body);
  toggleFullScreen();
  expect([enter.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
});
