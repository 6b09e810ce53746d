import { expect, test, vi } from 'vitest';
import { deviceClock } from './clock.ts';

test('the device’s clock is read in milliseconds since the epoch', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_234);
  expect(deviceClock.now()).toBe(1_234);
});
