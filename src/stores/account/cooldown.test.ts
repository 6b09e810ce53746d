import { expect, test, vi } from 'vitest';
import { createTimeStore } from '../shell/time.ts';
import { createCooldown } from './cooldown.ts';

function setUp() {
  const clock = { time: 0, now: () => clock.time };
  const time = createTimeStore({ clock });
  const moveTo = (ms: number) => {
    clock.time = ms;
    time.tick();
  };
  return { clock, cooldown: createCooldown(time), moveTo, time };
}

test('a cooldown of three seconds counts 3, 2, 1 and stays at 0', () => {
  const { cooldown, moveTo } = setUp();
  cooldown.start(3);
  const seen = [0, 1, 1_000, 1_999, 2_999, 3_000, 9_000].map((ms) => {
    moveTo(ms);
    return cooldown.seconds.value;
  });
  expect(seen).toEqual([3, 3, 2, 2, 1, 0, 0]);
});

test('a cooldown starts at the current time even when the time store has not ticked for a minute', () => {
  const { clock, cooldown } = setUp();
  clock.time = 60_000;
  cooldown.start(3);
  expect(cooldown.seconds.value).toBe(3);
});

test('a cooldown goes on from where it was when the clock is set back', () => {
  const { cooldown, moveTo } = setUp();
  cooldown.start(3);
  const seen = [1_000, -60_000, -59_000, -58_000].map((ms) => {
    moveTo(ms);
    return cooldown.seconds.value;
  });
  expect(seen).toEqual([2, 2, 1, 0]);
});

test('the clock stops ticking for a cooldown as soon as it is over', () => {
  vi.useFakeTimers({ now: 0 });
  const time = createTimeStore({ clock: { now: () => Date.now() } });
  const seen: number[] = [];
  time.now.subscribe((now) => void seen.push(now));
  createCooldown(time).start(3);
  vi.advanceTimersByTime(10 * 60_000);
  expect(seen).toEqual([0, 1_000, 2_000, 3_000]);
});

test('a cooldown that is over follows the time of no later cooldown', () => {
  const { clock, moveTo, time } = setUp();
  const release = vi.fn();
  const cooldown = createCooldown({ ...time, watch: () => release });
  for (const start of [0, 60_000]) {
    clock.time = start;
    cooldown.start(3);
    moveTo(start + 3_000);
  }
  expect(release).toHaveBeenCalledTimes(2);
});
