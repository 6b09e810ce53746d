import { expect, test, vi } from 'vitest';
import { createStorage } from '../../lib/storage.ts';
import { createVersionStore } from './version.ts';

function setUp({
  running = 'build-1' as string | null,
  served = 'build-2' as string | null,
  typed = false,
} = {}) {
  let now = Date.UTC(2026, 8, 2);
  const reload = vi.fn();
  const fetchBuild = vi.fn(async () => served);
  const version = createVersionStore({
    clock: { now: () => now },
    storage: createStorage(null),
    runningBuild: running,
    fetchBuild,
    hasUnsavedInput: () => typed,
    reload,
  });
  return { version, reload, fetchBuild, wait: (ms: number) => (now += ms) };
}

test.each([
  ['offers a new version ten minutes after the page was opened', 600_000, {}, 1, true],
  ['sends no request in the first ten minutes after the page was opened', 599_999, {}, 0, false],
  ['offers nothing when the served build is the running one', 600_000, { served: 'build-1' }, 1, false],
  ['sends no request when the running build is unknown', 600_000, { running: null }, 0, false],
])('the check for a new version %s', async (_what, ms, builds, requests, isOffered) => {
  const { version, fetchBuild, wait } = setUp(builds);
  wait(ms);
  await version.check();
  expect([fetchBuild.mock.calls.length, version.isOffered.value]).toEqual([requests, isOffered]);
});

test('a missing chunk offers the new version instead of a reload when a form has unsaved input', async () => {
  const { version, reload } = setUp({ typed: true });
  await version.onMissingChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(version.isOffered.value).toBe(true);
});

test('a missing chunk neither reloads nor offers a version when the build on the server is unknown', async () => {
  const { version, reload } = setUp({ served: null });
  await version.onMissingChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(version.isOffered.value).toBe(false);
});
