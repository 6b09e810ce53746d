/** A table of standings: the crowd and the players with an account, merged page by page without sorting again. */
import { type CrowdOrder, compareLines, type Line, lineOf, type Tally } from './order.ts';

/** A player with an account and points. */
export interface Contender {
  userId: string;
  nickname: string;
  line: Line;
}

/** One line of a table with its place. */
export interface StandingRow {
  position: number;
  /** Place in the crowd, or null for a player with an account. */
  member: number | null;
  contender: Contender | null;
  line: Line;
}

/** A table of standings, read by pages. */
export interface Standings {
  total: number;
  /** Rows from `start` on, at most `count`. */
  slice(start: number, count: number): StandingRow[];
  /** The crowd's own lines, by member. */
  tally: Tally;
  /** The place of an account; null when it has no points here. */
  placeOfUser(userId: string): number | null;
  /** The place a line has or would have; null for a line without points. */
  positionOf(line: Line): number | null;
}

/** Merges a sorted crowd and the contenders. Each page costs the same whatever the crowd's size. */
export function mergeStandings(crowd: CrowdOrder, players: readonly Contender[]): Standings {
  const contenders = players
    .filter((player) => player.line.score > 0)
    .sort((a, b) => compareLines(a.line, b.line) || Number(a.userId) - Number(b.userId));
  // Where each contender stands in the merged list: players with an account come first among equals.
  const indexes = contenders.map((contender, rank) => crowd.countBefore(contender.line) + rank);

  const positionOf = (line: Line) => {
    if (line.score <= 0) return null;
    let before = crowd.countBefore(line);
    for (const contender of contenders) if (compareLines(contender.line, line) < 0) before += 1;
    return before + 1;
  };

  return {
    total: crowd.count + contenders.length,
    tally: crowd.tally,
    placeOfUser(userId) {
      const contender = contenders.find((one) => one.userId === userId);
      return contender ? positionOf(contender.line) : null;
    },
    positionOf,
    slice(start, count) {
      const rows: StandingRow[] = [];
      let ahead = indexes.findIndex((index) => index >= start);
      if (ahead < 0) ahead = contenders.length;
      const end = Math.min(start + count, crowd.count + contenders.length);
      for (let index = start; index < end; index += 1) {
        const contender = indexes[ahead] === index ? (contenders[ahead] ?? null) : null;
        const member = contender ? null : crowd.memberAt(index - ahead);
        if (contender) ahead += 1;
        const line = contender ? contender.line : lineOf(crowd.tally, member ?? 0);
        rows.push({ position: positionOf(line) ?? index + 1, member, contender, line });
      }
      return rows;
    },
  };
}
