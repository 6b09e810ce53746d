/**
 * The order of the standings: points, then exact scores, correct results and correct trivias, then the earliest
 * last submission. Players equal in all criteria share a position, and the next position is skipped (1-2-2-4).
 */

export interface Line {
  score: number;
  exact: number;
  results: number;
  trivias: number;
  last: number;
}

export const compareLines = (a: Line, b: Line) =>
  b.score - a.score || b.exact - a.exact || b.results - a.results || b.trivias - a.trivias || a.last - b.last;

export interface Tally {
  merit: Int32Array;
  last: Int32Array;
}

export const createTally = (size: number): Tally => ({
  merit: new Int32Array(size),
  last: new Int32Array(size),
});

/**
 * Packs the first four criteria into 31 bits: 10 for points, 8 for exact scores, 8 for results, 5 for trivias. A
 * higher merit is a better rank. Merits of weeks can be added: a season of 167 games and 23 trivias doesn't
 * overflow any field.
 */
export const toMerit = (score: number, exact: number, results: number, trivias: number) =>
  ((score * 256 + exact) * 256 + results) * 32 + trivias;

const POINTS_SHIFT = 21;
const MAX_POINTS = 1023;

export function getLine({ merit, last }: Tally, player: number): Line {
  const bits = merit[player] ?? 0;
  return {
    score: bits >>> POINTS_SHIFT,
    exact: (bits >>> 13) & 255,
    results: (bits >>> 5) & 255,
    trivias: bits & 31,
    last: last[player] ?? 0,
  };
}

export interface PlayerOrder {
  tally: Tally;
  count: number;
  getPlayerAt(rank: number): number;
  countBefore(line: Line): number;
}

/** A sort key is `value * INDEX_RANGE + index`, so there can be at most `INDEX_RANGE` simulated players. */
const INDEX_RANGE = 2 ** 20;
const toIndex = (key: number) => key - Math.floor(key / INDEX_RANGE) * INDEX_RANGE;

function sortPlayers(players: Uint32Array, { merit, last }: Tally) {
  const count = players.length;
  const keys = new Float64Array(count);
  players.forEach((player, index) => {
    keys[index] = (last[player] as number) * INDEX_RANGE + player;
  });
  const byTime = Uint32Array.from(keys.sort(), toIndex);
  byTime.forEach((player, rank) => {
    keys[rank] = (merit[player] as number) * INDEX_RANGE + (count - 1 - rank);
  });
  keys.sort();
  for (let rank = 0; rank < count; rank += 1)
    players[rank] = byTime[count - 1 - toIndex(keys[count - 1 - rank] as number)] as number;
}

/**
 * Groups players by points at once, and sorts each group when the group is first read. A page shows ten of ten
 * thousand players, so most groups are never sorted.
 */
export function orderPlayers(tally: Tally): PlayerOrder {
  const { merit } = tally;
  const ends = new Uint32Array(MAX_POINTS + 1);
  for (let player = 0; player < merit.length; player += 1)
    (ends[(merit[player] as number) >>> POINTS_SHIFT] as number) += 1;
  let count = 0;
  for (let points = MAX_POINTS; points > 0; points -= 1) {
    count += ends[points] as number;
    ends[points] = count;
  }
  ends[0] = count;
  const players = new Uint32Array(count);
  const starts = ends.slice();
  for (let player = merit.length - 1; player >= 0; player -= 1) {
    const points = (merit[player] as number) >>> POINTS_SHIFT;
    if (points === 0) continue;
    const rank = (starts[points] as number) - 1;
    starts[points] = rank;
    players[rank] = player;
  }
  const isSorted = new Uint8Array(MAX_POINTS + 1);

  const ensureSorted = (points: number) => {
    if (isSorted[points] === 0) sortPlayers(players.subarray(starts[points], ends[points]), tally);
    isSorted[points] = 1;
  };
  return {
    tally,
    count,
    getPlayerAt(rank) {
      ensureSorted((merit[players[rank] as number] as number) >>> POINTS_SHIFT);
      return players[rank] as number;
    },
    countBefore(line) {
      const points = Math.min(line.score, MAX_POINTS);
      ensureSorted(points);
      let low = starts[points] as number;
      let high = ends[points] as number;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compareLines(getLine(tally, players[middle] as number), line) < 0) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
