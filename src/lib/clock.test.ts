import { expect, test, vi } from 'vitest';
import { deviceClock } from './clock.ts';

test('deviceClock returns the device’s time in milliseconds since the epoch', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_234);
  expect(deviceClock.now()).toBe(1_234);
});
