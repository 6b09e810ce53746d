import { afterEach, expect, test, vi } from 'vitest';
import { createPace, Stopped } from './pace.ts';

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
  void createPace({ speed: 20 }).wait(100).then(onEnd);
  await vi.advanceTimersByTimeAsync(4);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('while autoplay is paused, a wait of 0 ms does not end until autoplay resumes', async () => {
  const pace = createPace();
  pace.pause();
  const wait = pace.wait(0);
  expect(await isDone(wait, 120)).toBe(false);
  pace.resume();
  await wait;
});

test('skipping a step of autoplay ends the pending wait and the next wait of that step', async () => {
  const pace = createPace();
  const wait = pace.wait(60_000);
  pace.skip();
  await wait;
  await pace.wait(60_000);
});

test('`skip(2)` during a paused step also skips the waits of the next step, and autoplay is paused again after that next step', async () => {
  const pace = createPace();
  pace.pause();
  pace.skip(2);
  pace.endStep();
  await pace.wait(60_000);
  pace.endStep();
  expect(await isDone(pace.wait(0), 120)).toBe(false);
  pace.stop();
});

test('after a skip and a reload, the new document ends the wait of the skipped step and pauses autoplay at the end of the step', async () => {
  const before = createPace();
  before.skip();
  const pace = createPace(before.state());
  await pace.wait(60_000);
  pace.endStep();
  expect(pace.state().pauseReason).toBe('pause');
});

test('resuming autoplay drops pending skips, so the next wait does not end at once', async () => {
  const pace = createPace();
  pace.skip();
  pace.resume();
  expect(await isDone(pace.wait(60_000), 120)).toBe(false);
  pace.stop();
});

test('stopping autoplay rejects a pending wait with `Stopped`', async () => {
  const pace = createPace();
  const wait = expect(pace.wait(60_000)).rejects.toThrow(Stopped);
  pace.stop();
  await wait;
});
