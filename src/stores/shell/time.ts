/**
 * Server time: the device’s clock corrected by the `Date` header of each response. From the first response on, while
 * the page is visible, `now` changes at each midnight (−06:00), because pages name days as “hoy” and “mañana”. While a
 * deadline is watched, a ticker also updates `now` every minute, and every second in the last hour before a watched
 * deadline.
 */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiContext } from '../../api/api.ts';
import { CENTRE_OFFSET_MS, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain/centre-time.ts';
import type { Clock } from '../../lib/clock.ts';

const MAX_DRIFT_MS = 2 * MINUTE_MS;

export type TimeStore = ReturnType<typeof createTimeStore>;

export function createTimeStore({ clock }: { clock: Clock }) {
  // The `Date` header has whole seconds, so each response gives only a lower and an upper bound of the
  // offset. Bounds of successive responses are intersected. Bounds that don’t overlap mean that a clock was
  // changed, so only the newest bounds are used.
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
    if (globalThis.document?.hidden) return;
    const moment = read();
    const nextDay = DAY_MS - ((moment + CENTRE_OFFSET_MS) % DAY_MS);
    let step = deadlines.size > 0 ? MINUTE_MS - (moment % MINUTE_MS) : nextDay;
    for (const deadline of deadlines.values()) {
      const left = deadline - moment;
      if (left <= 0) continue;
      // In the last hour before a deadline the next tick is on a whole second. One tick is always exactly on
      // the deadline.
      step = Math.min(step, left <= HOUR_MS ? SECOND_MS - (moment % SECOND_MS) : step, left);
    }
    timer = setTimeout(tick, Math.max(step, 1));
  }

  function tick() {
    // First, because an error of a subscriber to `now` must not stop the ticker.
    schedule();
    now.value = read();
  }

  return {
    now: now as ReadonlySignal<number>,
    isClockWrong: isClockWrong as ReadonlySignal<boolean>,
    read,
    tick,
    observe({ serverTime, sentAt, receivedAt }: Parameters<ApiContext['onServerTime']>[0]) {
      const low = serverTime - receivedAt;
      const high = serverTime + SECOND_MS - sentAt;
      const overlaps = low <= highest && high >= lowest;
      lowest = overlaps ? Math.max(lowest, low) : low;
      highest = overlaps ? Math.min(highest, high) : high;
      offset = Math.round((lowest + highest) / 2);
      isClockWrong.value = Math.abs(offset) > MAX_DRIFT_MS;
      tick();
    },
    /**
     * Keeps the ticker running until the returned function is called. While the page is visible, `now` also
     * changes exactly at `deadline` (server time, ms since the epoch).
     */
    watch(deadline: number) {
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
