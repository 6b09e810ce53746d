import { expect, test } from 'vitest';
import type { TabStorage } from '../page/tab-storage.ts';
import { createTodo, createTodoRequest } from '../testing/todo.ts';
import { handleRequest } from './fetch.ts';
import { createLog } from './log.ts';

/** Starts a mock server whose world another tab shares, so that calls wait for a lock until `unlock`. */
function startLocked() {
  const waiting: (() => void)[] = [];
  let locks = 0;
  const storage: Partial<TabStorage> = {
    world: '0123456789ab',
    load: () => null,
    save: () => true,
    isShared: () => true,
    exclusive: <Result>(work: () => Result) => {
      locks += 1;
      const whenUnlocked = new Promise<void>((resolve) => waiting.push(resolve));
      return whenUnlocked.then(work).finally(() => {
        locks -= 1;
      }) as Promise<Awaited<Result>>;
    },
    copies: () => [],
    onChange() {},
    close() {},
  };
  const { world, faults, pipeline } = createTodo({}, storage as TabStorage);
  const unlock = async () => {
    for (const go of waiting.splice(0)) go();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { world, faults, pipeline, unlock, countLocks: () => locks };
}

/** Aborts a call after `locks` of its locks were given, and gives it the others. */
async function abortLocked({ pipeline, unlock }: ReturnType<typeof startLocked>, locks: number) {
  const controller = new AbortController();
  const request = createTodoRequest('POST', '/api/tasks', { title: 'One' }, controller.signal);
  const call = handleRequest(pipeline, request);
  call.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  for (let count = 0; count < locks; count += 1) await unlock();
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await unlock();
  await unlock();
}

test.each([0, 1])('a call that is aborted while it waits for lock %d takes no effect', async (locks) => {
  const locked = startLocked();
  const { world, faults } = locked;
  faults.add({ match: 'POST /api/tasks', effect: { delay: 0 }, times: 5 });
  const before = world.timeline.applied().length;
  await abortLocked(locked, locks);
  expect(
    world.timeline
      .applied()
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(locks === 0 ? [] : ['fault-met']);
});

test.each([0, 1])('a call that is aborted while it waits for lock %d releases the lock', async (locks) => {
  const locked = startLocked();
  await abortLocked(locked, locks);
  expect(locked.countLocks()).toBe(0);
});

test('the mock server’s log keeps the latest 200 of 201 calls', () => {
  const log = createLog();
  const request = { method: 'GET', headers: {}, body: '', cookies: '', signal: null };
  for (let number = 1; number <= 201; number += 1)
    log.add({ ...request, url: new URL(`http://localhost/${number}`) }, null, 0, 0);
  const urls = log.list().map(({ url }) => url);
  expect([urls.length, urls[0], urls.at(-1)]).toEqual([200, '/2', '/201']);
});
