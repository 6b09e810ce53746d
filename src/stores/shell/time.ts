/**
 * Server time: the device's clock corrected by the `Date` header of each response. A shared ticker runs while a
 * deadline is watched and the page is visible: each second in the last hour, otherwise each minute.
 */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain/durations.ts';
import type { Clock } from '../../lib/clock.ts';

/** Above this difference a banner says that the device's clock is wrong. */
const DRIFT_WORTH_SAYING = 2 * MINUTE_MS;

/** All times in ms. */
export interface ServerTimeSample {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

/** All times in ms. */
export interface TimeStore {
  /** Server time at the last tick. */
  now: ReadonlySignal<number>;
  /** Whether the device's clock is more than two minutes off. */
  isClockWrong: ReadonlySignal<boolean>;
  /** Server time now. Reads no signal. */
  read(): number;
  /** Corrects the clock. */
  observe(sample: ServerTimeSample): void;
  /** Updates `now`, for example when the page becomes visible. */
  tick(): void;
  /** Runs the ticker until the returned function is called. `now` also changes exactly at `deadline`. */
  watch(deadline: number): () => void;
}

interface TimeDeps {
  clock: Clock;
  isHidden?: () => boolean;
}

export function createTimeStore({
  clock,
  isHidden = () => globalThis.document?.hidden ?? false,
}: TimeDeps): TimeStore {
  // The header has whole seconds, so a reading only bounds the offset. Bounds of successive readings are
  // intersected; when they exclude each other somebody moved a clock, and the newest reading stands alone.
  let lowest = Number.NEGATIVE_INFINITY;
  let highest = Number.POSITIVE_INFINITY;
  let offset = 0;

  const now = signal(clock.now());
  const isClockWrong = signal(false);
  const deadlines = new Map<symbol, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => clock.now() + offset;

  function schedule() {
    clearTimeout(timer);
    timer = undefined;
    if (deadlines.size === 0 || isHidden()) return;
    const moment = read();
    let step = MINUTE_MS - (moment % MINUTE_MS);
    for (const deadline of deadlines.values()) {
      const left = deadline - moment;
      if (left <= 0) continue;
      // On the next whole second under an hour, and on the deadline itself whatever the step.
      step = Math.min(step, left <= HOUR_MS ? SECOND_MS - (moment % SECOND_MS) : step, left);
    }
    timer = setTimeout(tick, Math.max(step, 1));
  }

  function tick() {
    now.value = read();
    schedule();
  }

  return {
    now,
    isClockWrong,
    read,
    tick,
    observe({ serverTime, sentAt, receivedAt }) {
      const low = serverTime - receivedAt;
      const high = serverTime + SECOND_MS - sentAt;
      const overlaps = low <= highest && high >= lowest;
      lowest = overlaps ? Math.max(lowest, low) : low;
      highest = overlaps ? Math.min(highest, high) : high;
      offset = Math.round((lowest + highest) / 2);
      isClockWrong.value = Math.abs(offset) > DRIFT_WORTH_SAYING;
      tick();
    },
    watch(deadline) {
      const key = Symbol('deadline');
      deadlines.set(key, deadline);
      schedule();
      return () => {
        deadlines.delete(key);
        schedule();
      };
    },
  };
}
