import { beforeEach, expect, test, vi } from 'vitest';
import { createSpacedRun } from './spaced-run.ts';

beforeEach(() => void vi.useFakeTimers());

const GAP = 1_000;

/** `takes`: how long each run takes (ms). `starts` are in ms since the set-up; `most` ran at once. */
function setUp(takes = 0) {
  const began = performance.now();
  const starts: number[] = [];
  let underWay = 0;
  let most = 0;
  const spaced = createSpacedRun(async () => {
    starts.push(performance.now() - began);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, takes));
    underWay -= 1;
  }, GAP);
  return { ...spaced, starts, most: () => most };
}

test('four requests within the gap start two runs: at the first request and a gap after it', async () => {
  const spaced = setUp();
  for (const wait of [0, 200, 200, 200]) {
    await vi.advanceTimersByTimeAsync(wait);
    spaced.request();
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(spaced.starts).toEqual([0, GAP]);
});

test('a request during a long run starts another run when it ends, not before', async () => {
  const spaced = setUp(4_000);
  spaced.request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(spaced.isRunning()).toBe(true);
  spaced.request();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([spaced.starts, spaced.most(), spaced.isRunning()]).toEqual([[0, 4_000], 1, false]);
});

test('a run that fails is over, and a request during it starts another run', async () => {
  const failed = new Error('run');
  const run = vi.fn(async () => undefined).mockImplementationOnce(() => Promise.reject(failed));
  const errors: unknown[] = [];
  process.once('unhandledRejection', (error) => errors.push(error));
  const { request, isRunning } = createSpacedRun(run, GAP);
  request();
  request();
  await vi.advanceTimersByTimeAsync(GAP);
  await vi.waitFor(() => expect(errors).toEqual([failed]));
  expect([run.mock.calls.length, isRunning()]).toEqual([2, false]);
});

test('`cancel` drops a run that waits for the gap, and a later request starts one at once', async () => {
  const spaced = setUp();
  spaced.request();
  await vi.advanceTimersByTimeAsync(1);
  spaced.request();
  spaced.cancel();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(spaced.starts).toEqual([0]);
  spaced.request();
  expect(spaced.starts).toEqual([0, 5_001]);
});

test('`cancel` drops the run that was requested during another one', async () => {
  const spaced = setUp(4_000);
  spaced.request();
  await vi.advanceTimersByTimeAsync(2_000);
  spaced.request();
  spaced.cancel();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(spaced.starts).toEqual([0]);
});
