/** The pace of autoplay: how long, how fast, and what stops it. */
import { expect, test } from 'vitest';
import { createPace, readingTime, Stopped } from './pace.ts';

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

test('a caption of twenty words is read in six seconds', () => {
  expect(readingTime(Array(20).fill('palabra').join(' '))).toBe(6_000);
});

test('a short caption stands long enough to be seen', () => {
  expect(readingTime('Listo')).toBe(1_400);
});

test('twice the speed halves a wait', async () => {
  const slow = createPace(1);
  const fast = createPace(4);
  const started = performance.now();
  await fast.wait(800);
  const took = performance.now() - started;
  expect(took).toBeGreaterThanOrEqual(190);
  expect(await isDone(slow.wait(60_000), 50)).toBe(false);
  slow.stop();
});

test('a held pace waits on, however short the wait', async () => {
  const pace = createPace();
  pace.pause();
  const wait = pace.wait(0);
  expect(await isDone(wait, 120)).toBe(false);
  pace.resume();
  await wait;
});

test('says why it stands still', () => {
  const pace = createPace();
  pace.pause('person');
  expect(pace.hold()).toBe('person');
  pace.resume();
  expect(pace.hold()).toBeNull();
});

test('a skip ends the wait that is on', async () => {
  const pace = createPace();
  const wait = pace.wait(60_000);
  pace.skip();
  await wait;
});

test('a stop gives every wait up', async () => {
  const pace = createPace();
  const wait = expect(pace.wait(60_000)).rejects.toThrow(Stopped);
  pace.stop();
  await wait;
});

test('tells when anything about it changes', () => {
  const pace = createPace();
  let told = 0;
  pace.onChange(() => {
    told += 1;
  });
  pace.pause();
  pace.setSpeed(2);
  pace.resume();
  expect(told).toBe(3);
});
