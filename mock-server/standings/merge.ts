import { compareLines, getLine, type Line, type PlayerOrder, type Tally } from './order.ts';

export interface AccountScore {
  userId: string;
  nickname: string;
  line: Line;
}

interface StandingRow {
  position: number;
  playerIndex: number | null;
  account: AccountScore | null;
  line: Line;
}

export interface Standings {
  total: number;
  slice(start: number, count: number): StandingRow[];
  tally: Tally;
  getUserPosition(userId: string): number | null;
  getPosition(line: Line): number | null;
}

export function mergeStandings(simulated: PlayerOrder, scores: readonly AccountScore[]): Standings {
  const accounts = scores
    .filter((account) => account.line.score > 0)
    .sort((a, b) => compareLines(a.line, b.line) || Number(a.userId) - Number(b.userId));
  // `indexes` has the index of each account in the merged list. An account comes before the simulated players that
  // are equal to the account in all criteria.
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
        const playerIndex = account ? null : simulated.getPlayerAt(index - ahead);
        if (account) ahead += 1;
        const line = account ? account.line : getLine(simulated.tally, playerIndex ?? 0);
        rows.push({ position: getPosition(line) ?? index + 1, playerIndex, account, line });
      }
      return rows;
    },
  };
}
