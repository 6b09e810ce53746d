// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { browserRuntime } from './runtime.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('browserRuntime.readCookies returns an empty text when the browser denies access to the cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(browserRuntime.readCookies()).toBe('');
});
