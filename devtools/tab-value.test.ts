// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createTabValue } from './tab-value.ts';

const count = createTabValue('count', (stored) => (typeof stored === 'number' ? stored : 0));

beforeEach(() => sessionStorage.clear());

test('writing null to a value of `createTabValue` removes its key from `sessionStorage`', () => {
  count.write(3);
  count.write(null);
  expect([count.read(), sessionStorage.length]).toEqual([0, 0]);
});

test.each(['{', '"3"', 'null'])(
  'a value of `createTabValue` with the invalid stored text %s is read as its default',
  (text) => {
    sessionStorage.setItem('lmxsim:count', text);
    expect(count.read()).toBe(0);
  },
);

test('when the browser blocks storage, a value of `createTabValue` is read as its default, and a write throws no error', () => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  count.write(3);
  expect(count.read()).toBe(0);
  storage.mockRestore();
});
