import { expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createEnding, MAX_ENDING_MS } from './ending.ts';

function setUp() {
  vi.useFakeTimers();
  const storage = createDevice().openTab();
  const state = { epoch: 1 };
  const expire = vi.fn();
  return { expire, ending: createEnding({ epoch: () => state.epoch }, storage, expire), state, storage };
}

test('a session that the server says is over expires at once', () => {
  const { expire, ending } = setUp();
  ending.noteUnauthenticated();
  expect(expire).toHaveBeenCalledOnce();
});

test.each([
  ['leaves the session open', 1, 1],
  ['ends the session', 2, 0],
])(
  'a session that is over during a log-out which %s expires or not when the log-out ends',
  async (_what, epoch, times) => {
    const { expire, ending, state } = setUp();
    await ending.run(async () => {
      ending.noteUnauthenticated();
      expect(expire).not.toHaveBeenCalled();
      state.epoch = epoch;
    });
    expect(expire).toHaveBeenCalledTimes(times);
  },
);

test('a session that is over during the log-out of a tab that is then closed expires after the longest log-out', () => {
  const { expire, ending, storage } = setUp();
  storage.set(STORAGE_KEYS.ending, String(Date.now()));
  ending.noteUnauthenticated();
  vi.advanceTimersByTime(MAX_ENDING_MS - 1);
  expect(expire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expire).toHaveBeenCalledOnce();
});

test('a log-out during which the server says nothing expires no session', async () => {
  const { expire, ending } = setUp();
  await ending.run(async () => undefined);
  expect(expire).not.toHaveBeenCalled();
});
