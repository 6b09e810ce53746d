import { afterEach, expect, test, vi } from 'vitest';
import { createPace, type PaceState, Stopped } from './pace.ts';

const open = (state: Partial<PaceState> = {}) =>
  createPace({ speed: 1, pauseReason: null, skipTo: null, ...state });
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function isDone(wait: Promise<unknown>, after: number) {
  let done = false;
  wait.then(
    () => {
      done = true;
    },
    () => {},
  );
  await soon(after);
  return done;
}

afterEach(() => {
  vi.useRealTimers();
});

test('a wait of 100 ms takes 5 ms at an autoplay speed of 20', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const onEnd = vi.fn();
  void open({ speed: 20 }).wait(100).then(onEnd);
  await vi.advanceTimersByTimeAsync(4);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('while autoplay is paused, a wait of 0 ms does not end until autoplay resumes', async () => {
  const pace = open();
  pace.pause();
  const wait = pace.wait(0);
  expect(await isDone(wait, 120)).toBe(false);
  pace.resume();
  await wait;
});

test.each([0, 30])('a paused wait of %i ms checks every 50 ms whether autoplay resumes', async (ms) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const pace = open();
  pace.pause();
  const start = performance.now();
  const wait = pace.wait(ms).catch(() => {});
  for (let timers = 0; timers < 20; timers += 1) await vi.advanceTimersToNextTimerAsync();
  expect(performance.now() - start).toBe(1_000);
  pace.stop();
  await vi.advanceTimersToNextTimerAsync();
  await wait;
});

test('skipping a step of autoplay ends the pending wait and the next wait of that step', async () => {
  const pace = open();
  const wait = pace.wait(60_000);
  pace.skip(0);
  await wait;
  await pace.wait(60_000);
});

test('a skip during a paused step skips the waits of two steps, and autoplay pauses again after the second', async () => {
  const pace = open();
  pace.pause();
  pace.skip(1);
  pace.endStep(0);
  await pace.wait(60_000);
  pace.endStep(1);
  expect(await isDone(pace.wait(0), 120)).toBe(false);
  pace.stop();
});

test('after a skip and a reload, the new document ends the skipped step’s wait and pauses at the step’s end', async () => {
  const before = open();
  before.skip(0);
  const pace = open(before.state);
  await pace.wait(60_000);
  pace.endStep(0);
  expect(pace.state.pauseReason).toBe('pause');
});

test('resuming autoplay drops pending skips, so the next wait does not end at once', async () => {
  const pace = open();
  pace.skip(0);
  pace.resume();
  expect(await isDone(pace.wait(60_000), 120)).toBe(false);
  pace.stop();
});

test('stopping autoplay rejects a pending wait with `Stopped`', async () => {
  const pace = open();
  const wait = expect(pace.wait(60_000)).rejects.toThrow(Stopped);
  pace.stop();
  await wait;
});
