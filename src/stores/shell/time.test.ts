import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTimeStore } from './time.ts';

const NOON = Date.UTC(2026, 8, 2, 18);
const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A device whose clock is `skew` ms ahead of the server's. */
function setUp({ skew = 0, isHidden = () => false }: { skew?: number; isHidden?: () => boolean } = {}) {
  const clock = { now: () => Date.now() + skew };
  const time = createTimeStore({ clock, isHidden });
  /** A response as the server would send it at this moment: whole seconds. */
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
  test('is the device’s time until a response has arrived', () => {
    expect(setUp({ skew: HOUR }).time.read()).toBe(NOON + HOUR);
  });

  test('is within a second of the server’s after one response', () => {
    const { time, hear } = setUp({ skew: 26 * HOUR });
    hear();
    expect(Math.abs(time.read() - NOON)).toBeLessThanOrEqual(SECOND);
  });

  test('gets more exact with every response', () => {
    const { time, hear } = setUp({ skew: -26 * HOUR });
    for (let step = 0; step < 10; step += 1) {
      vi.advanceTimersByTime(1_130);
      hear();
    }
    expect(Math.abs(time.read() - Date.now())).toBeLessThanOrEqual(200);
  });

  test('follows a server whose clock jumps back', () => {
    const { time, hear } = setUp();
    hear();
    hear(NOON - 3 * HOUR);
    expect(Math.abs(time.read() - (NOON - 3 * HOUR))).toBeLessThanOrEqual(SECOND);
  });

  test('stands still with a server whose clock is frozen', () => {
    const { time, hear } = setUp();
    hear(NOON);
    vi.advanceTimersByTime(10 * SECOND);
    hear(NOON);
    expect(Math.abs(time.read() - NOON)).toBeLessThanOrEqual(SECOND);
  });
});

describe('the device’s clock', () => {
  test('is reported as wrong above two minutes', () => {
    const { time, hear } = setUp({ skew: 2 * MINUTE + 2 * SECOND });
    hear();
    expect(time.isClockWrong.value).toBe(true);
  });

  test('is not reported as wrong below two minutes', () => {
    const { time, hear } = setUp({ skew: 2 * MINUTE - 2 * SECOND });
    hear();
    expect(time.isClockWrong.value).toBe(false);
  });
});

describe('the ticker', () => {
  test('does not run without subscribers', () => {
    const { time } = setUp();
    vi.advanceTimersByTime(HOUR);
    expect(time.now.value).toBe(NOON);
  });

  test('runs each second within an hour of a deadline', () => {
    const { time } = setUp();
    time.watch(NOON + HOUR);
    vi.advanceTimersByTime(3 * SECOND);
    expect(time.now.value).toBe(NOON + 3 * SECOND);
  });

  test('runs each minute further away', () => {
    const { time } = setUp();
    time.watch(NOON + 5 * HOUR);
    vi.advanceTimersByTime(59 * SECOND);
    expect(time.now.value).toBe(NOON);
    vi.advanceTimersByTime(SECOND);
    expect(time.now.value).toBe(NOON + MINUTE);
  });

  test('runs exactly at a deadline', () => {
    const { time } = setUp();
    time.watch(NOON + 1_234);
    vi.advanceTimersByTime(1_234);
    expect(time.now.value).toBe(NOON + 1_234);
  });

  test('stops when the last subscriber leaves', () => {
    const { time } = setUp();
    const letGo = time.watch(NOON + HOUR);
    letGo();
    vi.advanceTimersByTime(MINUTE);
    expect(time.now.value).toBe(NOON);
  });

  test('stops while the page is hidden and is right at once on return', () => {
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
