import { splitLines } from './pasted-lines.ts';
import { readLine, type ScoreText } from './score-text.ts';
import { findTeam, isSameTeam } from './team-names.ts';
import type { Game, Id, Team } from './types.ts';

export type PastedLine =
  | { text: string; problem: 'unreadable' | 'unknown-game' | 'closed' | 'repeated' }
  /** Several games of these teams, in this order, are fillable: the player has to choose one. */
  | { text: string; problem: 'which'; games: readonly Game[] }
  | { text: string; problem: null; game: Game; home: number; away: number };

export interface PasteTarget {
  game: Game;
  /** The score of the game can be filled in now (`isFillable` in `game-state.ts`). */
  isFillable: boolean;
}

/** The player's choice for each line with the problem `which`: text of the line → id of the game. */
export type PasteChoices = ReadonlyMap<string, Id>;

/**
 * Reads scores such as “América 2-1 Pumas”, one a line or separated by commas, semicolons, “/” or “y”. A comma may also
 * stand between the teams of a game (“América 2, Pumas 1”).
 *
 * The team that a line names first is the home team: with two games of one pair in a week, the line is for the fillable
 * game in that order. If none is fillable in that order, it is for the fillable game in the other order, with the goals
 * swapped. The first score of a game counts.
 */
export function readPastedScores(
  text: string,
  targets: readonly PasteTarget[],
  choices: PasteChoices = new Map(),
): PastedLine[] {
  const isGame = (line: string) => readLine(line).some((score) => findPair(score, targets) !== null);
  const matches = splitLines(text, isGame).map((line) => matchLine(line, targets, choices));
  const taken = new Set<Id>();
  const results = new Map<Match, PastedLine>();
  // A line in the order of its game comes before one that falls back to the game in the other order.
  for (const match of [
    ...matches.filter((one) => !one.isFallback),
    ...matches.filter((one) => one.isFallback),
  ]) {
    results.set(match, match.resolve(taken));
  }
  return matches.flatMap((match) => results.get(match) ?? []);
}

interface Match {
  /** The line names the teams in the order of no fillable game, and another game of the pair has that order. */
  isFallback: boolean;
  resolve(taken: Set<Id>): PastedLine;
}

function matchLine(text: string, targets: readonly PasteTarget[], choices: PasteChoices): Match {
  const fail = (problem: 'unreadable' | 'unknown-game' | 'closed'): Match => ({
    isFallback: false,
    resolve: () => ({ text, problem }),
  });
  const scores = readLine(text);
  if (scores.length === 0) return fail('unreadable');
  const found = scores.map((score) => ({ score, pair: findPair(score, targets) })).find(({ pair }) => pair);
  if (!found?.pair) return fail('unknown-game');

  const { inOrder, reversed } = found.pair;
  const chosen = inOrder.some(({ isFillable }) => isFillable) ? inOrder : reversed;
  const games = chosen.filter(({ isFillable }) => isFillable).map(({ game }) => game);
  if (games.length === 0) return fail('closed');
  const isReversed = chosen === reversed;
  const [left, right] = found.score.goals.map(Number);
  const [home = 0, away = 0] = isReversed ? [right, left] : [left, right];
  const isFallback = isReversed && inOrder.length > 0;

  return {
    isFallback,
    resolve(taken) {
      const free = games.filter(({ id }) => !taken.has(id));
      const game = free.length > 1 ? free.find(({ id }) => id === choices.get(text)) : free[0];
      if (game) {
        taken.add(game.id);
        return { text, problem: null, game, home, away };
      }
      if (free.length > 1) return { text, problem: 'which', games: free };
      return { text, problem: isFallback ? 'closed' : 'repeated' };
    },
  };
}

function findPair({ first, second }: ScoreText, targets: readonly PasteTarget[]) {
  const teams: Team[] = targets.flatMap(({ game }) => [game.home, game.away]);
  const [a, b] = [findTeam(first, teams), findTeam(second, teams)];
  if (!a || !b) return null;
  const inOrder = targets.filter(({ game }) => isSameTeam(game.home, a) && isSameTeam(game.away, b));
  const reversed = targets.filter(({ game }) => isSameTeam(game.home, b) && isSameTeam(game.away, a));
  return inOrder.length + reversed.length === 0 ? null : { inOrder, reversed };
}
