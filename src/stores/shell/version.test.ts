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

  test('is not asked for more often than every ten minutes', async () => {
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

  test('is never looked for in development', async () => {
    const { version, fetchBuild, wait } = setUp({ running: null });
    wait(600_000);
    await version.check();
    expect(fetchBuild).not.toHaveBeenCalled();
  });

  test('goes away when it is put off', async () => {
    const { version, wait } = setUp();
    wait(600_000);
    await version.check();
    version.postpone();
    expect(version.isOffered.value).toBe(false);
  });
});

describe('a chunk that is gone', () => {
  test('reloads the page once per build', async () => {
    const { version, make, reload } = setUp();
    await version.onMissingChunk();
    await make().onMissingChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('offers the new version instead when it was tried already', async () => {
    const { version, make } = setUp();
    await version.onMissingChunk();
    const again = make();
    await again.onMissingChunk();
    expect(again.isOffered.value).toBe(true);
  });

  test('never reloads over something typed', async () => {
    const { version, reload } = setUp({ typed: true });
    await version.onMissingChunk();
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOffered.value).toBe(true);
  });

  test('leaves it at the error when the network is gone', async () => {
    const { version, reload } = setUp({ served: null });
    await version.onMissingChunk();
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOffered.value).toBe(false);
  });
});
