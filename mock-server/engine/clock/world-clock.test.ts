import { expect, test } from 'vitest';
import { createClock } from './world-clock.ts';

/** The machine's clock goes on by 1,234 ms at each look. */
function start(rate: number) {
  let machine = 0;
  const realNow = () => {
    machine += 1_234;
    return machine;
  };
  return createClock(realNow, 5_000, rate, (at) => Math.min(at, 100_000));
}

test('a clock that starts frozen stays exactly at its time', () => {
  const clock = start(0);
  expect([clock.now(), clock.now()]).toEqual([5_000, 5_000]);
});

test('a freeze stops a running clock at a whole second', () => {
  const clock = start(1);
  clock.set(clock.now(), 0);
  expect([clock.now() % 1_000, clock.now() - clock.now()]).toEqual([0, 0]);
});

test('a running clock stops at the last instant', () => {
  const clock = start(3_600);
  expect(clock.now()).toBe(100_000);
});
