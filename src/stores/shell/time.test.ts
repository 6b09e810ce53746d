import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTimeStore } from './time.ts';

const NOON = Date.UTC(2026, 8, 2, 18);
const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** `skew` is the difference between the device's clock and the server's clock in ms. */
function setUp({ skew = 0, isHidden = () => false }: { skew?: number; isHidden?: () => boolean } = {}) {
  const clock = { now: () => Date.now() + skew };
  const time = createTimeStore({ clock, isHidden });
  const hear = (server = Date.now()) =>
    time.observe({
      serverTime: Math.floor(server / SECOND) * SECOND,
      sentAt: clock.now(),
      receivedAt: clock.now(),
    });
  return { time, hear };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the server time', () => {
  test('the time store returns the device’s time until a response has arrived', () => {
    expect(setUp({ skew: HOUR }).time.read()).toBe(NOON + HOUR);
  });

  test('the time store is within a second of the server time after one response', () => {
    const { time, hear } = setUp({ skew: 26 * HOUR });
    hear();
    expect(Math.abs(time.read() - NOON)).toBeLessThanOrEqual(SECOND);
  });

  test('the time store becomes more accurate with every response', () => {
    const { time, hear } = setUp({ skew: -26 * HOUR });
    for (let step = 0; step < 10; step += 1) {
      vi.advanceTimersByTime(1_130);
      hear();
    }
    expect(Math.abs(time.read() - Date.now())).toBeLessThanOrEqual(200);
  });

  test('the time store follows a server clock that jumps back', () => {
    const { time, hear } = setUp();
    hear();
    hear(NOON - 3 * HOUR);
    expect(Math.abs(time.read() - (NOON - 3 * HOUR))).toBeLessThanOrEqual(SECOND);
  });

  test('the time store stands still with a frozen server clock', () => {
    const { time, hear } = setUp();
    hear(NOON);
    vi.advanceTimersByTime(10 * SECOND);
    hear(NOON);
    expect(Math.abs(time.read() - NOON)).toBeLessThanOrEqual(SECOND);
  });
});

describe('the device’s clock', () => {
  test('the time store reports a device clock that is wrong by more than two minutes', () => {
    const { time, hear } = setUp({ skew: 2 * MINUTE + 2 * SECOND });
    hear();
    expect(time.isClockWrong.value).toBe(true);
  });

  test('the time store does not report a device clock that is wrong by less than two minutes', () => {
    const { time, hear } = setUp({ skew: 2 * MINUTE - 2 * SECOND });
    hear();
    expect(time.isClockWrong.value).toBe(false);
  });
});

describe('the ticker', () => {
  test('the ticker of the time store does not run without subscribers', () => {
    const { time } = setUp();
    vi.advanceTimersByTime(HOUR);
    expect(time.now.value).toBe(NOON);
  });

  test('the ticker of the time store runs every second within an hour of a deadline', () => {
    const { time } = setUp();
    time.watch(NOON + HOUR);
    vi.advanceTimersByTime(3 * SECOND);
    expect(time.now.value).toBe(NOON + 3 * SECOND);
  });

  test('the ticker of the time store runs every minute more than an hour before a deadline', () => {
    const { time } = setUp();
    time.watch(NOON + 5 * HOUR);
    vi.advanceTimersByTime(59 * SECOND);
    expect(time.now.value).toBe(NOON);
    vi.advanceTimersByTime(SECOND);
    expect(time.now.value).toBe(NOON + MINUTE);
  });

  test('the ticker of the time store runs exactly at a deadline', () => {
    const { time } = setUp();
    time.watch(NOON + 1_234);
    vi.advanceTimersByTime(1_234);
    expect(time.now.value).toBe(NOON + 1_234);
  });

  test('the ticker of the time store stops when the last subscriber unsubscribes', () => {
    const { time } = setUp();
    const letGo = time.watch(NOON + HOUR);
    letGo();
    vi.advanceTimersByTime(MINUTE);
    expect(time.now.value).toBe(NOON);
  });

  test('the ticker of the time store stops while the page is hidden, and tick updates the time on return', () => {
    let hidden = false;
    const { time } = setUp({ isHidden: () => hidden });
    time.watch(NOON + HOUR);
    hidden = true;
    vi.advanceTimersByTime(10 * MINUTE);
    hidden = false;
    time.tick();
    expect(time.now.value).toBe(NOON + 10 * MINUTE);
  });
});
