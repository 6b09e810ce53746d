/** A table of standings: simulated players and accounts, merged page by page without sorting again. */
import { compareLines, getLine, type Line, type PlayerOrder, type Tally } from './order.ts';

/** A player with an account and points. */
export interface AccountScore {
  userId: string;
  nickname: string;
  line: Line;
}

/** One line of a table with its place. */
interface StandingRow {
  position: number;
  /** Index among the simulated players; null for an account. */
  member: number | null;
  account: AccountScore | null;
  line: Line;
}

/** A table of standings, read by pages. */
export interface Standings {
  total: number;
  /** Rows from `start` on, at most `count`. */
  slice(start: number, count: number): StandingRow[];
  /** The simulated players' lines, by index. */
  tally: Tally;
  /** The place of an account; null when it has no points here. */
  getUserPosition(userId: string): number | null;
  /** The place a line has or would have; null for a line without points. */
  getPosition(line: Line): number | null;
}

/** Merges sorted simulated players and accounts. A page costs the same however many players there are. */
export function mergeStandings(simulated: PlayerOrder, scores: readonly AccountScore[]): Standings {
  const accounts = scores
    .filter((account) => account.line.score > 0)
    .sort((a, b) => compareLines(a.line, b.line) || Number(a.userId) - Number(b.userId));
  // Where each account stands in the merged list: accounts come before simulated players of the same merit.
  const indexes = accounts.map((account, rank) => simulated.countBefore(account.line) + rank);

  const getPosition = (line: Line) => {
    if (line.score <= 0) return null;
    let before = simulated.countBefore(line);
    for (const account of accounts) if (compareLines(account.line, line) < 0) before += 1;
    return before + 1;
  };

  return {
    total: simulated.count + accounts.length,
    tally: simulated.tally,
    getUserPosition(userId) {
      const account = accounts.find((one) => one.userId === userId);
      return account ? getPosition(account.line) : null;
    },
    getPosition,
    slice(start, count) {
      const rows: StandingRow[] = [];
      let ahead = indexes.findIndex((index) => index >= start);
      if (ahead < 0) ahead = accounts.length;
      const end = Math.min(start + count, simulated.count + accounts.length);
      for (let index = start; index < end; index += 1) {
        const account = indexes[ahead] === index ? (accounts[ahead] ?? null) : null;
        const member = account ? null : simulated.memberAt(index - ahead);
        if (account) ahead += 1;
        const line = account ? account.line : getLine(simulated.tally, member ?? 0);
        rows.push({ position: getPosition(line) ?? index + 1, member, account, line });
      }
      return rows;
    },
  };
}
