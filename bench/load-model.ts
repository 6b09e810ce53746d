/**
 * When the devices of simulated players call the API around a shared instant. The delays and pauses come from the
 * product's own functions; `parts/load.test.ts` compares the times with those of whole stores.
 */

import { retryAfterSeconds } from '../src/api/http/retry-after.ts';
import { getRetryPause } from '../src/api/http/retry-pause.ts';
import { browserRuntime } from '../src/api/http/runtime.ts';
import { getSpreadDelay, type Random, SPREAD_MS } from '../src/lib/spread.ts';

export interface LoadCase {
  name: string;
  /**
   * Times of one player's calls (ms). `spread` gives the random numbers of the product, `habit` those of the person, who
   * comes at a moment of their own.
   */
  getCalls(spread: Random, habit: Random): number[];
}

/** Everyone has Partidos open when the last game of the week closes: the games, and the position in the closed week. */
export const CUTOFF: LoadCase = {
  name: 'the week’s last cut-off, Partidos open',
  getCalls: (spread) => [getSpreadDelay(spread), getSpreadDelay(spread)],
};

/** The cut-off of `CUTOFF` after the server has ended every session: the first refused call logs the player out, so no other follows. */
export const EXPIRY: LoadCase = {
  name: 'that cut-off when all sessions have expired',
  getCalls: (spread) => [Math.min(...CUTOFF.getCalls(spread, spread))],
};

/** The cut-off of `CUTOFF` while the server answers 502: the product doesn't repeat a call that nobody waits for. */
export const CUTOFF_IN_OUTAGE: LoadCase = {
  name: 'that cut-off when every answer is a 502',
  getCalls: CUTOFF.getCalls,
};

/** Everyone's connection comes back: the weeks, the current week, the predictions and the games. */
export const RECONNECTION: LoadCase = {
  name: 'the connection of everyone is back',
  getCalls(spread) {
    const delay = getSpreadDelay(spread);
    return [delay, delay, delay, delay];
  },
};

/** Players open the app within two minutes. In the middle every answer is a 503 that names the end of the outage. */
const RUSH_MS = 120_000;
const OUTAGE = { start: 50_000, end: 70_000 };
const OUTAGE_ENDS = new Date(OUTAGE.end).toUTCString();

/** Whether the server answers 503 at this moment (ms). */
export const isOutage = (time: number) => time >= OUTAGE.start && time < OUTAGE.end;

/** `GET /api/user` of a page that starts. */
export const STARTS_IN_OUTAGE: LoadCase = {
  name: 'starts during 20 s of 503 with Retry-After',
  getCalls(spread, habit) {
    const arrival = habit() * RUSH_MS;
    const deadline = arrival + browserRuntime.deadlines.start;
    const calls = [arrival];
    for (let time = arrival; isOutage(time); calls.push(time)) {
      const pause = getRetryPause({
        policy: 'start',
        attempt: calls.length - 1,
        retryAfter: retryAfterSeconds(OUTAGE_ENDS, time),
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

/** Longest time that a case takes (ms). */
const HORIZON_MS = Math.max(SPREAD_MS, RUSH_MS + browserRuntime.deadlines.start);

/** Players who call in the busiest second. `getCalls` gives the times of the calls of one of the `players` (ms). */
export function countBusiestSecond(players: number, getCalls: (player: number) => readonly number[]): number {
  const callers = new Uint32Array(HORIZON_MS / 1_000 + 1);
  for (let player = 0; player < players; player += 1) {
    const seconds = new Set(getCalls(player).map((time) => Math.floor(time / 1_000)));
    for (const second of seconds) callers[second] = (callers[second] ?? 0) + 1;
  }
  return Math.max(...callers);
}
