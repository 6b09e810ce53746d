import { beforeEach, expect, test, vi } from 'vitest';
import { SPREAD_MS } from '../../lib/clock.ts';
import { createSpreadCall } from './spread-call.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp(isHidden = false) {
  const start = Date.now();
  const times: number[] = [];
  vi.stubGlobal('document', { hidden: isHidden });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const call = createSpreadCall(() => times.push(Date.now() - start));
  return { call, times };
}

test('a spread call requested twice before its moment is made once, and a later request makes another call', async () => {
  const { call, times } = setUp();
  call.request();
  await vi.advanceTimersByTimeAsync(10_000);
  call.request();
  await vi.advanceTimersByTimeAsync(25_000);
  call.request();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(times).toEqual([30_000, 65_000]);
});

test('a spread call that is due on a hidden page is made once by `flush`', async () => {
  const { call, times } = setUp(true);
  call.request();
  await vi.advanceTimersByTimeAsync(SPREAD_MS * 2);
  expect(times).toEqual([]);
  call.flush();
  call.flush();
  expect(times).toEqual([SPREAD_MS * 2]);
});

test('`flush` of a spread call makes the requested call at once, and not again at its random time', async () => {
  const { call, times } = setUp();
  call.request();
  await vi.advanceTimersByTimeAsync(1_000);
  call.flush();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(times).toEqual([1_000]);
});

test('a spread call that is cancelled and requested again is made once, at the random moment of the second request', async () => {
  const { call, times } = setUp();
  call.request();
  await vi.advanceTimersByTimeAsync(10_000);
  call.cancel();
  call.request();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(times).toEqual([40_000]);
});
