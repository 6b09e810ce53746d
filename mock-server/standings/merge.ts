import { compareLines, type Line, type StandingsRow } from './line.ts';
import { getLine, type Tally } from './tally.ts';

export type Standings = ReturnType<typeof mergeStandings>;

/**
 * Merges accounts and simulated players, whose nicknames `getNickname` returns. `isShown` is false for a week without
 * results, whose standings are empty.
 */
export function mergeStandings(
  getNickname: (player: number) => string,
  { tally, players }: { tally: Tally; players: Uint32Array },
  accounts: readonly StandingsRow[],
  isShown = true,
) {
  const ranked = isShown ? accounts.filter(({ line }) => line.score > 0) : [];
  const total = players.length + ranked.length;

  const findLine = (entrant: StandingsRow['entrant']): Line =>
    typeof entrant === 'number'
      ? getLine(tally, entrant)
      : (accounts.find((account) => account.entrant === entrant) as StandingsRow).line;

  function getPosition(entrant: StandingsRow['entrant']): number | null {
    const line = findLine(entrant);
    if (total === 0 || line.score === 0) return null;
    let low = 0;
    let high = players.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareLines(findLine(players[middle] ?? 0), line) < 0) low = middle + 1;
      else high = middle;
    }
    return low + ranked.filter((account) => compareLines(account.line, line) < 0).length + 1;
  }

  return {
    total,
    getLine: findLine,
    getPosition,
    /**
     * Returns `count` rows of the standings, from the zero-based place `start`. With equal criteria, an account of the
     * database is placed before a simulated player.
     */
    slice(start: number, count: number) {
      // All ranked accounts may come before `start`, so the page may need the simulated players before it.
      const first = Math.min(players.length, Math.max(0, start - ranked.length));
      const simulated = Array.from(players.subarray(first, start + count), (player): StandingsRow => {
        return { entrant: player, nickname: getNickname(player), line: findLine(player) };
      });
      return [...ranked, ...simulated]
        .sort((a, b) => compareLines(a.line, b.line))
        .slice(start - first, start - first + count)
        .map((row) => ({ ...row, position: getPosition(row.entrant) ?? 0 }));
    },
  };
}
