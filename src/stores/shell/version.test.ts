import { describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../lib/storage.ts';
import { createVersionStore } from './version.ts';

function setUp({
  running = 'build-1' as string | null,
  served = 'build-2' as string | null,
  typed = false,
} = {}) {
  let now = 0;
  const reload = vi.fn();
  const fetchBuild = vi.fn(async () => served);
  const storage = createStorage(null);
  const make = () =>
    createVersionStore({
      clock: { now: () => now },
      storage,
      runningBuild: running,
      fetchBuild,
      hasUnsavedInput: () => typed,
      reload,
    });
  return { version: make(), make, reload, fetchBuild, wait: (ms: number) => (now += ms) };
}

describe('a new version', () => {
  test('is offered when the page comes back after ten minutes', async () => {
    const { version, wait } = setUp();
    wait(600_000);
    await version.check();
    expect(version.isOffered.value).toBe(true);
  });

  test('is requested at most every ten minutes', async () => {
    const { version, fetchBuild, wait } = setUp();
    wait(599_999);
    await version.check();
    expect(fetchBuild).not.toHaveBeenCalled();
  });

  test('is not offered when the same build is served', async () => {
    const { version, wait } = setUp({ served: 'build-1' });
    wait(600_000);
    await version.check();
    expect(version.isOffered.value).toBe(false);
  });

  test('is never requested in development', async () => {
    const { version, fetchBuild, wait } = setUp({ running: null });
    wait(600_000);
    await version.check();
    expect(fetchBuild).not.toHaveBeenCalled();
  });

  test('is no longer offered when the player postpones it', async () => {
    const { version, wait } = setUp();
    wait(600_000);
    await version.check();
    version.postpone();
    expect(version.isOffered.value).toBe(false);
  });
});

describe('a missing chunk', () => {
  test('reloads the page once per build', async () => {
    const { version, make, reload } = setUp();
    await version.onMissingChunk();
    await make().onMissingChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('offers the new version when a reload did not help', async () => {
    const { version, make } = setUp();
    await version.onMissingChunk();
    const again = make();
    await again.onMissingChunk();
    expect(again.isOffered.value).toBe(true);
  });

  test('never reloads a page with typed text', async () => {
    const { version, reload } = setUp({ typed: true });
    await version.onMissingChunk();
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOffered.value).toBe(true);
  });

  test('neither reloads nor offers a version without a connection', async () => {
    const { version, reload } = setUp({ served: null });
    await version.onMissingChunk();
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOffered.value).toBe(false);
  });
});
