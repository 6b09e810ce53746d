import { expect, test, vi } from 'vitest';
import { deviceClock } from './clock.ts';

test('deviceClock.now returns the value of Date.now()', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_234);
  expect(deviceClock.now()).toBe(1_234);
});
