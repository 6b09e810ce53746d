import { expect, test } from 'vitest';
import { getThrottleSeconds, isInThrottleWindow } from './login-throttle.ts';

const FAILED = { id: '1', email: 'ana@correo.mx', since: 1_000, count: 1 };

test.each([
  [5, 1_000, 60],
  [5, 1_001, 60],
  [5, 31_000, 30],
  [5, 60_999, 1],
  [5, 61_000, 0],
  [5, 999, 0],
  [6, 1_000, 60],
  [4, 1_000, 0],
])(
  'after %d failed log-ins, the first at 1,000 ms, an e-mail at %d ms must wait %d seconds',
  (count, now, seconds) => {
    expect(getThrottleSeconds({ ...FAILED, count }, now)).toBe(seconds);
  },
);

test.each([
  [999, false],
  [1_000, true],
  [60_999, true],
  [61_000, false],
])('the log-in throttle counts a failed log-in at %d ms together with one at 1,000 ms: %j', (now, isOpen) => {
  expect(isInThrottleWindow(FAILED, now)).toBe(isOpen);
});
