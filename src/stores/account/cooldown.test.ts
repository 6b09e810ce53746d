import { expect, test, vi } from 'vitest';
import { createTimeStore } from '../shell/time.ts';
import { createCooldown } from './form.ts';

function setUp() {
  const clock = { time: 500, now: () => clock.time };
  // The clock doesn't tick in a hidden page: only `moveTo` moves it.
  vi.stubGlobal('document', { hidden: true });
  const time = createTimeStore({ clock });
  const cooldown = createCooldown(time);
  const moveTo = (ms: number) => {
    clock.time = ms;
    time.tick();
  };
  return { cooldown, moveTo, clock };
}

test('a cooldown of three seconds counts 3, 2, 1 and stays at 0', () => {
  const { cooldown, moveTo } = setUp();
  cooldown.start(3);
  const seen = [500, 501, 1_500, 2_499, 3_499, 3_500, 9_000].map((ms) => {
    moveTo(ms);
    return cooldown.seconds.value;
  });
  expect(seen).toEqual([3, 3, 2, 2, 1, 0, 0]);
});

test('a cooldown starts at the current time even when the time store has not ticked for a minute', () => {
  const { cooldown, clock } = setUp();
  clock.time = 60_000;
  cooldown.start(3);
  expect(cooldown.seconds.value).toBe(3);
});

test('a cooldown is never longer than its initial length, even when the clock is set back', () => {
  const { cooldown, moveTo } = setUp();
  cooldown.start(3);
  moveTo(-60_000);
  expect(cooldown.seconds.value).toBe(3);
});
