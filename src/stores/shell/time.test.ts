import { effect } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTimeStore } from './time.ts';

const NOON = Date.UTC(2026, 8, 2, 18);
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

// `skew`: the time of the device’s clock minus the time of the server’s clock (ms).
function setUp({ skew = 0 } = {}) {
  const clock = { now: () => Date.now() + skew };
  const time = createTimeStore({ clock });
  const hear = (server = Date.now()) =>
    time.observe({
      serverTime: Math.floor(server / SECOND_MS) * SECOND_MS,
      sentAt: clock.now(),
      receivedAt: clock.now(),
    });
  return { time, hear };
}

beforeEach(() => void vi.useFakeTimers({ now: NOON }));

test('the time store returns the device’s time until a response has arrived', () => {
  expect(setUp({ skew: HOUR_MS }).time.read()).toBe(NOON + HOUR_MS);
});

test('the ticker goes on after an error of a subscriber to `now`', () => {
  const { time } = setUp();
  time.watch(NOON + HOUR_MS);
  const mistake = new TypeError('mistake of a subscriber');
  effect(() => {
    if (time.now.value > NOON) throw mistake;
  });
  const pass = () => {
    try {
      vi.advanceTimersByTime(MINUTE_MS);
    } catch (error) {
      expect(error).toBe(mistake);
    }
  };
  pass();
  pass();
  expect(time.now.value).toBe(NOON + 2 * MINUTE_MS);
});

test.each([-3 * HOUR_MS, 3 * HOUR_MS])(
  'the time store follows a server clock that jumps by %d ms',
  (jump) => {
    const { time, hear } = setUp();
    hear();
    hear(NOON + jump);
    expect(Math.abs(time.read() - (NOON + jump))).toBeLessThanOrEqual(SECOND_MS);
  },
);

test.each([
  [SECOND_MS, SECOND_MS],
  [-SECOND_MS, 0],
])(
  'after responses at one instant whose `Date` differs by %d ms, the time is %d ms ahead of the device',
  (difference, ahead) => {
    const { time, hear } = setUp();
    hear();
    hear(NOON + difference);
    expect(time.read()).toBe(NOON + ahead);
  },
);

test('after a response that took eight seconds, the server time is in the middle of what the response allows', () => {
  const { time } = setUp();
  time.observe({ serverTime: NOON, sentAt: NOON - 8 * SECOND_MS, receivedAt: NOON });
  expect(time.read()).toBe(NOON + 4.5 * SECOND_MS);
});

test.each([
  [2 * MINUTE_MS, false],
  [2 * MINUTE_MS + 1, true],
])('with a difference of %d ms to the server’s time, isClockWrong is %s', (ms, isWrong) => {
  const { time } = setUp();
  // The `Date` header has whole seconds, so `observe` assumes that the server’s time is half a second
  // later than the header.
  time.observe({ serverTime: NOON + ms - SECOND_MS / 2, sentAt: NOON, receivedAt: NOON });
  expect(time.isClockWrong.value).toBe(isWrong);
});

test('the time store does not report the device clock before the first response', () => {
  expect(setUp({ skew: HOUR_MS }).time.isClockWrong.value).toBe(false);
});

test('the ticker of the time store runs every second in the last hour before a deadline', () => {
  const { time } = setUp();
  time.watch(NOON + HOUR_MS);
  vi.advanceTimersByTime(3 * SECOND_MS);
  expect(time.now.value).toBe(NOON + 3 * SECOND_MS);
});

test.each([
  ['second when a deadline is an hour away', HOUR_MS, 300, SECOND_MS],
  ['minute when a deadline is five hours away', 5 * HOUR_MS, 20 * SECOND_MS, MINUTE_MS],
])('the ticker of the time store first runs at the start of the next %s', (_unit, left, passed, step) => {
  const { time } = setUp();
  vi.advanceTimersByTime(passed);
  time.watch(NOON + left);
  vi.advanceTimersByTime(step - passed - 1);
  expect(time.now.value).toBe(NOON);
  vi.advanceTimersByTime(1);
  expect(time.now.value).toBe(NOON + step);
});

test.each([0, -MINUTE_MS])(
  'the ticker of the time store runs every minute when the watched deadline has been reached (%d ms left)',
  (left) => {
    const { time } = setUp();
    time.watch(NOON + left);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(time.now.value).toBe(NOON);
    vi.advanceTimersByTime(1);
    expect(time.now.value).toBe(NOON + MINUTE_MS);
  },
);

test('the ticker of the time store runs exactly at a deadline', () => {
  const { time } = setUp();
  time.watch(NOON + 1_234);
  vi.advanceTimersByTime(1_234);
  expect(time.now.value).toBe(NOON + 1_234);
});

/** 00:00 at −06:00 after `NOON`. */
const MIDNIGHT = NOON + 12 * HOUR_MS;

test.each([
  ['without a deadline', 0, undefined],
  ['with a reached deadline', 0, NOON - MINUTE_MS],
  ['with a deadline on the next day', 0, NOON + 30 * HOUR_MS],
  ['on a device that is five minutes fast', 5 * MINUTE_MS, undefined],
])('the time store changes `now` exactly at midnight (−06:00) %s', (_what, skew, deadline) => {
  const { time, hear } = setUp({ skew });
  hear(NOON - SECOND_MS / 2);
  if (deadline !== undefined) time.watch(deadline);
  vi.advanceTimersByTime(12 * HOUR_MS - 1);
  expect(time.now.value).toBeLessThan(MIDNIGHT);
  vi.advanceTimersByTime(1 + SECOND_MS);
  expect(time.now.value).toBeGreaterThanOrEqual(MIDNIGHT);
});

test('the time store changes `now` at each midnight', () => {
  const { time, hear } = setUp();
  hear();
  vi.advanceTimersByTime(60 * HOUR_MS);
  expect(time.now.value).toBeGreaterThanOrEqual(MIDNIGHT + 48 * HOUR_MS);
});

test('the ticker of the time store stops when the last deadline is no longer watched', () => {
  const { time } = setUp();
  const letGo = time.watch(NOON + HOUR_MS);
  letGo();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(time.now.value).toBe(NOON);
});

test.each([
  ['runs every minute while the document is visible', { hidden: false }, MINUTE_MS],
  ['does not run while the document is hidden', { hidden: true }, 0],
])('the ticker of the time store %s', (_case, document, passed) => {
  vi.stubGlobal('document', document);
  const time = createTimeStore({ clock: { now: () => Date.now() } });
  time.watch(NOON + 5 * HOUR_MS);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(time.now.value).toBe(NOON + passed);
});
