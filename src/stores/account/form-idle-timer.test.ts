// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { createFormIdleTimer } from './form-idle-timer.ts';

const HALF_HOUR_MS = 30 * 60_000;

beforeEach(() => void vi.useFakeTimers());

function setUp() {
  const empty = vi.fn();
  return { empty, idle: createFormIdleTimer(empty) };
}

test('a form is emptied half an hour after the last change', () => {
  const { empty, idle } = setUp();
  idle.noteTyping(false);
  vi.advanceTimersByTime(HALF_HOUR_MS - 1);
  idle.noteTyping(false);
  vi.advanceTimersByTime(HALF_HOUR_MS - 1);
  expect(empty).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(empty).toHaveBeenCalledOnce();
});

test('an empty form is not emptied again', () => {
  const { empty, idle } = setUp();
  idle.noteTyping(false);
  idle.noteTyping(true);
  vi.advanceTimersByTime(HALF_HOUR_MS);
  expect(empty).not.toHaveBeenCalled();
});

test('a form on a device that slept for half an hour is emptied when the player returns to the tab', () => {
  const { empty, idle } = setUp();
  idle.noteTyping(false);
  const stop = idle.open();
  vi.setSystemTime(Date.now() + HALF_HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(empty).toHaveBeenCalledOnce();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(empty).toHaveBeenCalledOnce();
});
