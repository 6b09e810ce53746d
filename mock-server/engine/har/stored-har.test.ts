// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import type { HarFile } from './read-har.ts';
import { createStoredHar } from './stored-har.ts';

const FILE = { creator: 'Test', calls: [] } as unknown as HarFile;
const STATE = {
  used: [],
  missing: [],
  withTimes: false,
  at: 5,
  before: { storage: {}, route: '/' },
  faults: [],
};

afterEach(() => sessionStorage.clear());

test('a HAR file goes on after a reload with its state, and leaves nothing in the storage when it is closed', () => {
  const stored = createStoredHar(sessionStorage, 'har');
  expect(stored.save(FILE)).toBe(true);
  expect(stored.load()).toBeNull();
  stored.saveState(STATE);
  expect(createStoredHar(sessionStorage, 'har').load()).toEqual({ file: FILE, state: STATE });
  stored.remove();
  expect(sessionStorage).toHaveLength(0);
});
