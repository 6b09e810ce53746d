// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createTabValue } from './tab-value.ts';

const count = createTabValue('count', (stored) => (typeof stored === 'number' ? stored : 0));

beforeEach(() => sessionStorage.clear());

test('a value of the tab is kept under the prefix of the simulator', () => {
  count.write(3);
  expect([count.read(), sessionStorage.getItem('lmxsim:count')]).toEqual([3, '3']);
});

test('a cleared tab value is removed from storage', () => {
  count.write(3);
  count.write(null);
  expect([count.read(), sessionStorage.length]).toEqual([0, 0]);
});

test.each(['{', '"3"', 'null'])('stored text %s that is no such value gives the default', (text) => {
  sessionStorage.setItem('lmxsim:count', text);
  expect(count.read()).toBe(0);
});

test('a blocked storage gives the default and takes a write without an error', () => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  count.write(3);
  expect(count.read()).toBe(0);
  storage.mockRestore();
});
