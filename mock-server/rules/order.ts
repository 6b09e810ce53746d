/**
 * Who stands before whom: points, then exact scores, right results, right trivias, and at last who completed the
 * last counted submission first. Level on all of it is the same place, and the next one skips (1-2-2-4).
 */
import type { Tally } from './crowd.ts';

/** One player's line, in or out of the crowd. */
export interface Line {
  score: number;
  exact: number;
  results: number;
  trivias: number;
  /** Seconds since the epoch. */
  last: number;
}

/** Negative when `a` stands before `b`, 0 when they share a place. */
export const compareLines = (a: Line, b: Line) =>
  b.score - a.score || b.exact - a.exact || b.results - a.results || b.trivias - a.trivias || a.last - b.last;

/** The crowd in order, and the place of each in it. Only members with points are in. */
export interface CrowdOrder {
  tally: Tally;
  members: Uint32Array;
}

/** One member's line. */
export const lineOf = (tally: Tally, member: number): Line => ({
  score: tally.score[member] ?? 0,
  exact: tally.exact[member] ?? 0,
  results: tally.results[member] ?? 0,
  trivias: tally.trivias[member] ?? 0,
  last: tally.last[member] ?? 0,
});

/** Room for a member's number in a sorting key: a crowd of a million. */
const MEMBERS = 2 ** 20;

/** The first four criteria in 32 bits: 11 of points, 8 of exact scores, 8 of results, 5 of trivias. */
const packed = ({ score, exact, results, trivias }: Tally, member: number) =>
  (((score[member] as number) * 256 + (exact[member] as number)) * 256 + (results[member] as number)) * 32 +
  (trivias[member] as number);

/** Sorts a crowd: by one number each, without comparing in JavaScript, and then each run of equals by its hour. */
export function orderCrowd(tally: Tally): CrowdOrder {
  const { score, last } = tally;
  const keys = new Float64Array(score.length);
  let count = 0;
  for (let member = 0; member < score.length; member += 1) {
    if ((score[member] as number) === 0) continue;
    keys[count] = packed(tally, member) * MEMBERS + (MEMBERS - 1 - member);
    count += 1;
  }
  const sorted = keys.subarray(0, count).sort();
  const members = new Uint32Array(count);
  let start = 0;
  let level = -1;
  const settle = (end: number) => {
    if (end - start < 2) return;
    members.subarray(start, end).sort((a, b) => (last[a] as number) - (last[b] as number) || a - b);
  };
  for (let place = 0; place < count; place += 1) {
    const key = sorted[count - 1 - place] as number;
    const merit = Math.floor(key / MEMBERS);
    if (merit !== level) {
      settle(place);
      start = place;
      level = merit;
    }
    members[place] = MEMBERS - 1 - (key - merit * MEMBERS);
  }
  settle(count);
  return { tally, members };
}

/** How many of the crowd stand strictly before a line (`level` false), or before it or level with it (true). */
export function countBefore(order: CrowdOrder, line: Line, level: boolean): number {
  let low = 0;
  let high = order.members.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const verdict = compareLines(lineOf(order.tally, order.members[middle] as number), line);
    if (verdict < 0 || (level && verdict === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
