/**
 * Models the times at which the devices of simulated players call the API: after a shared instant, and when
 * the players open a page before, during or after an outage. `parts/load.test.ts` compares the modelled times
 * with the times of the real stores and API client.
 */

import { parseRetryAfter } from '../src/api/http/retry-after.ts';
import { getRetryPause } from '../src/api/http/retry-pause.ts';
import { browserRuntime } from '../src/api/http/runtime.ts';
import { getSpreadDelay, type Random, SPREAD_MS } from '../src/lib/spread.ts';

export interface LoadCase {
  name: string;
  /**
   * Returns the times of one player's calls (ms since the start of the case). `spread` gives the random numbers
   * for the product's delays, `habit` those for the time at which the player opens the page.
   */
  getCalls(spread: Random, habit: Random): number[];
}

/**
 * Every player has Partidos open at the last cut-off of the week. Each device then loads the games and the
 * player's position in the closed week.
 */
export const CUTOFF: LoadCase = {
  name: 'the week’s last cut-off, Partidos open',
  getCalls: (spread) => [getSpreadDelay(spread), getSpreadDelay(spread)],
};

/**
 * The server has ended every session before the cut-off of `CUTOFF`. The first refused call logs the player
 * out, so no other call follows.
 */
export const EXPIRY: LoadCase = {
  name: 'the same cut-off with all sessions expired',
  getCalls: (spread) => [Math.min(...CUTOFF.getCalls(spread, spread))],
};

/**
 * The server answers the calls of `CUTOFF` with 502. The product does not repeat calls that no player waits
 * for.
 */
export const CUTOFF_IN_OUTAGE: LoadCase = {
  name: 'the same cut-off with a 502 as every answer',
  getCalls: CUTOFF.getCalls,
};

export const RECONNECTION: LoadCase = {
  name: 'all devices are online again',
  getCalls(spread) {
    const delay = getSpreadDelay(spread);
    return [delay, delay, delay, delay];
  },
};

const RUSH_MS = 120_000;
const OUTAGE = { start: 50_000, end: 70_000 };
const OUTAGE_ENDS = new Date(OUTAGE.end).toUTCString();

export const isOutage = (time: number) => time >= OUTAGE.start && time < OUTAGE.end;

export const STARTS_IN_OUTAGE: LoadCase = {
  name: 'page starts during 20 s of 503 with Retry-After',
  getCalls(spread, habit) {
    const arrival = habit() * RUSH_MS;
    const deadline = arrival + browserRuntime.deadlines.start;
    const calls = [arrival];
    for (let time = arrival; isOutage(time); calls.push(time)) {
      const pause = getRetryPause({
        kind: 'start',
        attempt: calls.length - 1,
        retryAfter: parseRetryAfter(OUTAGE_ENDS, time),
        timeLeft: deadline - time,
        random: spread,
      });
      if (pause === undefined || time + pause >= deadline) break;
      time += pause;
    }
    return calls;
  },
};

export const LOAD_CASES = [CUTOFF, EXPIRY, CUTOFF_IN_OUTAGE, RECONNECTION, STARTS_IN_OUTAGE];

const HORIZON_MS = Math.max(SPREAD_MS, RUSH_MS + browserRuntime.deadlines.start);

/**
 * Returns the number of players who call in the busiest second. `getCalls` returns the times of one player's
 * calls (ms).
 */
export function countBusiestSecond(players: number, getCalls: (player: number) => readonly number[]): number {
  const callers = new Uint32Array(HORIZON_MS / 1_000 + 1);
  for (let player = 0; player < players; player += 1) {
    const seconds = new Set(getCalls(player).map((time) => Math.floor(time / 1_000)));
    for (const second of seconds) callers[second] = (callers[second] ?? 0) + 1;
  }
  return Math.max(...callers);
}
