import { expect, test, vi } from 'vitest';
import { createSharedLoad } from './shared-load.ts';

function setUp() {
  let sent = 0;
  const send = vi.fn(async () => {
    sent += 1;
    return sent;
  });
  return { send, load: createSharedLoad(send) };
}

test('callers who join a request that is under way share its answer', async () => {
  const { load, send } = setUp();
  expect(await Promise.all([load.start(), load.join(), load.join()])).toEqual([1, 1, 1]);
  expect(send).toHaveBeenCalledOnce();
});

test('a caller who joins when there is no request sends one with the own options', async () => {
  const { load, send } = setUp();
  await load.join({ deadline: 7 });
  expect(send).toHaveBeenCalledWith({ deadline: 7 });
});

test('a caller who joins after the answer sends a request', async () => {
  const { load } = setUp();
  await load.start();
  expect(await load.join()).toBe(2);
});

test('starting a request sends it although another is under way', async () => {
  const { load } = setUp();
  void load.start();
  expect(await load.start()).toBe(2);
});

test('a failure is shared by those who wait for it and not by later callers', async () => {
  const { load, send } = setUp();
  send.mockRejectedValueOnce(new Error('lost'));
  expect(await Promise.allSettled([load.start(), load.join()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await load.join()).toBe(1);
});

test('a failure of an older request leaves the newer one shared', async () => {
  const { load, send } = setUp();
  send.mockRejectedValueOnce(new Error('lost'));
  send.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(7), 20)));
  const first = load.start();
  const second = load.start();
  await expect(first).rejects.toThrow();
  expect(await Promise.all([second, load.join()])).toEqual([7, 7]);
});

test('after a reset the next caller sends a request', async () => {
  const { load } = setUp();
  void load.start();
  load.reset();
  expect(await load.join()).toBe(2);
});
