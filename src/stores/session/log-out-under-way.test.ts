import { expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createLogOutUnderWay, MAX_LOG_OUT_MS } from './log-out-under-way.ts';

function setUp() {
  vi.useFakeTimers();
  const storage = createDevice().openTab();
  const state = { epoch: 1 };
  const expire = vi.fn();
  return {
    expire,
    logOut: createLogOutUnderWay({ epoch: () => state.epoch }, storage, expire),
    state,
    storage,
  };
}

test('a session that the server says is over expires at once', () => {
  const { expire, logOut } = setUp();
  logOut.expireWhenOver();
  expect(expire).toHaveBeenCalledOnce();
});

test.each([
  ['leaves the session open', 1, 1],
  ['ends the session', 2, 0],
])(
  'a session that is over during a log-out which %s expires or not when the log-out ends',
  async (_what, epoch, times) => {
    const { expire, logOut, state } = setUp();
    await logOut.run(async () => {
      logOut.expireWhenOver();
      expect(expire).not.toHaveBeenCalled();
      state.epoch = epoch;
    });
    expect(expire).toHaveBeenCalledTimes(times);
  },
);

test('a session that is over during the log-out of a tab that is then closed expires after the longest log-out', () => {
  const { expire, logOut, storage } = setUp();
  storage.set(STORAGE_KEYS.logOutStart, String(Date.now()));
  logOut.expireWhenOver();
  vi.advanceTimersByTime(MAX_LOG_OUT_MS - 1);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledOnce();
});

test('a log-out during which the server says nothing expires no session', async () => {
  const { expire, logOut } = setUp();
  await logOut.run(async () => undefined);
  expect(expire).not.toHaveBeenCalled();
});
