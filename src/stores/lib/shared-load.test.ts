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

test('`join` of a shared load shares the response of a pending request', async () => {
  const { load, send } = setUp();
  expect(await Promise.all([load.start(), load.join(), load.join()])).toEqual([1, 1, 1]);
  expect(send).toHaveBeenCalledOnce();
});

test('`join` of a shared load sends a request with the options of the caller when no request is pending', async () => {
  const { load, send } = setUp();
  await load.join({ deadline: 7 });
  expect(send).toHaveBeenCalledWith({ deadline: 7 });
});

test('`join` of a shared load sends a new request after the response', async () => {
  const { load } = setUp();
  await load.start();
  expect(await load.join()).toBe(2);
});

test('`start` of a shared load sends a request even when another is pending', async () => {
  const { load } = setUp();
  void load.start();
  expect(await load.start()).toBe(2);
});

test('a failure of a shared load rejects all waiting callers, and a later caller sends a new request', async () => {
  const { load, send } = setUp();
  send.mockRejectedValueOnce(new Error('lost'));
  expect(await Promise.allSettled([load.start(), load.join()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await load.join()).toBe(1);
});

test('a shared load still shares its newest request after an older request has failed', async () => {
  const { load, send } = setUp();
  send.mockRejectedValueOnce(new Error('lost'));
  send.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(7), 20)));
  const first = load.start();
  const second = load.start();
  await expect(first).rejects.toThrow();
  expect(await Promise.all([second, load.join()])).toEqual([7, 7]);
});

test('`join` of a shared load sends a new request after a reset', async () => {
  const { load } = setUp();
  void load.start();
  load.reset();
  expect(await load.join()).toBe(2);
});
