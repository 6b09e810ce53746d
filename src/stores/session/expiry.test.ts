import { expect, test, vi } from 'vitest';
import { createExpiry } from './expiry.ts';
import { MAX_ENDING_MS } from './session.ts';

function setUp() {
  vi.useFakeTimers();
  const state = { epoch: 1, isEnding: false };
  const expire = vi.fn();
  const session = {
    epoch: () => state.epoch,
    isEnding: () => state.isEnding,
    async runEnding(work: () => Promise<void>) {
      state.isEnding = true;
      await work().finally(() => {
        state.isEnding = false;
      });
    },
  };
  return { expire, expiry: createExpiry(session, expire), state };
}

test('a session that the server says is over expires at once', () => {
  const { expire, expiry } = setUp();
  expiry.expireSession();
  expect(expire).toHaveBeenCalledOnce();
});

test.each([
  ['leaves the session open', 1, 1],
  ['ends the session', 2, 0],
])(
  'a session that is over during a log-out which %s expires or not when the log-out ends',
  async (_what, epoch, times) => {
    const { expire, expiry, state } = setUp();
    await expiry.runEnding(async () => {
      expiry.expireSession();
      expect(expire).not.toHaveBeenCalled();
      state.epoch = epoch;
    });
    expect(expire).toHaveBeenCalledTimes(times);
  },
);

test('a session that is over during the log-out of a tab that is then closed expires after the longest log-out', () => {
  const { expire, expiry, state } = setUp();
  state.isEnding = true;
  expiry.expireSession();
  state.isEnding = false;
  vi.advanceTimersByTime(MAX_ENDING_MS - 1);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledOnce();
});

test('a log-out during which the server says nothing expires no session', async () => {
  const { expire, expiry } = setUp();
  await expiry.runEnding(async () => undefined);
  expect(expire).not.toHaveBeenCalled();
});
