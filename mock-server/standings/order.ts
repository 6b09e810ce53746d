/**
 * Who stands before whom: points, then exact scores, right results, right trivias, and at last who completed the
 * last counted submission first. Level on all of it is the same place, and the next one skips (1-2-2-4).
 */

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

/** What every member of a crowd has, by place in the crowd. */
export interface Tally {
  /** The first four criteria as one number, see `meritOf`. */
  merit: Int32Array;
  /** Seconds since the epoch of the last submission that counts. */
  last: Int32Array;
}

/** A tally of nobody's points yet. */
export const emptyTally = (size: number): Tally => ({
  merit: new Int32Array(size),
  last: new Int32Array(size),
});

/**
 * The first four criteria in 31 bits: 10 of points, 8 of exact scores, 8 of results, 5 of trivias. The greater merit
 * stands first, and the merits of weeks add up to the merit of their sum: a season of 160 games stays within its bits.
 */
export const toMerit = (score: number, exact: number, results: number, trivias: number) =>
  ((score * 256 + exact) * 256 + results) * 32 + trivias;

const POINTS_SHIFT = 21;
const MOST_POINTS = 1023;

/** One member's line. */
export function getLine({ merit, last }: Tally, member: number): Line {
  const bits = merit[member] ?? 0;
  return {
    score: bits >>> POINTS_SHIFT,
    exact: (bits >>> 13) & 255,
    results: (bits >>> 5) & 255,
    trivias: bits & 31,
    last: last[member] ?? 0,
  };
}

/** A crowd in order. Only members with points are in. */
export interface PlayerOrder {
  tally: Tally;
  count: number;
  /** The member at a place, from 0 on. */
  memberAt(place: number): number;
  /** How many of the crowd stand strictly before a line. */
  countBefore(line: Line): number;
}

/** Room for a member's number, or a place, below what a sorting key says first: a crowd of a million. */
const ROOM = 2 ** 20;
const below = (key: number) => key - Math.floor(key / ROOM) * ROOM;

/** Puts members in order: by the hour, then by merit and place in the first order; both by the engine's own sort. */
function sortMembers(members: Uint32Array, { merit, last }: Tally) {
  const count = members.length;
  const keys = new Float64Array(count);
  members.forEach((member, index) => {
    keys[index] = (last[member] as number) * ROOM + member;
  });
  const byHour = Uint32Array.from(keys.sort(), below);
  byHour.forEach((member, place) => {
    keys[place] = (merit[member] as number) * ROOM + (count - 1 - place);
  });
  keys.sort();
  for (let place = 0; place < count; place += 1)
    members[place] = byHour[count - 1 - below(keys[count - 1 - place] as number)] as number;
}

/**
 * Orders a crowd: everybody is dealt out by points at once, and those level on points are put in order when somebody
 * looks at them. A page shows ten of ten thousand, so most of the work is never asked for.
 */
export function orderPlayers(tally: Tally): PlayerOrder {
  const { merit } = tally;
  /** By points: the place after the last of those who have them, which dealing brings down to their first. */
  const ends = new Uint32Array(MOST_POINTS + 1);
  for (let member = 0; member < merit.length; member += 1)
    (ends[(merit[member] as number) >>> POINTS_SHIFT] as number) += 1;
  let count = 0;
  for (let points = MOST_POINTS; points > 0; points -= 1) {
    count += ends[points] as number;
    ends[points] = count;
  }
  ends[0] = count;
  const members = new Uint32Array(count);
  const starts = ends.slice();
  for (let member = merit.length - 1; member >= 0; member -= 1) {
    const points = (merit[member] as number) >>> POINTS_SHIFT;
    if (points === 0) continue;
    const place = (starts[points] as number) - 1;
    starts[points] = place;
    members[place] = member;
  }
  const isSettled = new Uint8Array(MOST_POINTS + 1);

  const settled = (points: number) => {
    if (isSettled[points] === 0) sortMembers(members.subarray(starts[points], ends[points]), tally);
    isSettled[points] = 1;
  };
  return {
    tally,
    count,
    memberAt(place) {
      settled((merit[members[place] as number] as number) >>> POINTS_SHIFT);
      return members[place] as number;
    },
    countBefore(line) {
      const points = Math.min(line.score, MOST_POINTS);
      settled(points);
      let low = starts[points] as number;
      let high = ends[points] as number;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compareLines(getLine(tally, members[middle] as number), line) < 0) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
