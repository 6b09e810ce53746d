// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readCookies } from './headers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('readCookies returns an empty text when the browser denies access to the cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCookies()).toBe('');
});
