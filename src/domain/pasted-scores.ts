import type { Game, Id, Team } from './types.ts';

export type PastedLine =
  | { text: string; problem: 'unreadable' | 'unknown-game' | 'closed' | 'repeated' }
  | { text: string; problem: null; game: Game; home: number; away: number };

export interface PasteTarget {
  game: Game;
  /** False for a game that accepts no prediction now. */
  isOpen: boolean;
}

const SCORE = /^(.*\D|)\b(\d)\s*[-–—:]\s*(\d)\b(\D.*|)$/u;

const normalise = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The team with this name or short name, or the only one whose name has a word that begins with the text. */
function findTeam(text: string, teams: readonly Team[]): Team | null {
  const wanted = normalise(text);
  if (wanted === '') return null;
  const exact = teams.find(({ name, shortName }) => [name, shortName].map(normalise).includes(wanted));
  const similar = teams.filter(({ name }) => ` ${normalise(name)}`.includes(` ${wanted}`));
  return exact ?? (similar.length === 1 ? (similar[0] ?? null) : null);
}

function readLine(text: string, targets: readonly PasteTarget[], taken: ReadonlySet<Id>): PastedLine {
  const [, first, left, right, second] = SCORE.exec(text) ?? [];
  if (first === undefined || second === undefined) return { text, problem: 'unreadable' };
  const teams = targets.flatMap(({ game }) => [game.home, game.away]);
  const [a, b] = [findTeam(first, teams), findTeam(second, teams)];
  const target = targets.find(
    ({ game: { home, away } }) => (home === a && away === b) || (home === b && away === a),
  );
  if (!a || !target) return { text, problem: 'unknown-game' };
  const { game, isOpen } = target;
  if (!isOpen) return { text, problem: 'closed' };
  if (taken.has(game.id)) return { text, problem: 'repeated' };
  // “Pumas 1-2 América” is the score 2–1 of América – Pumas.
  const [home, away] = game.home === a ? [left, right] : [right, left];
  return { text, problem: null, game, home: Number(home), away: Number(away) };
}

/**
 * Reads lines such as “América 2-1 Pumas”, one a line or separated by commas or semicolons. Teams may be named by
 * name, by short name or by a part of the name, without accents, and in either order. The first score of a game counts.
 */
export function readPastedScores(text: string, targets: readonly PasteTarget[]): PastedLine[] {
  const taken = new Set<Id>();
  const parts = text.split(/[\n,;]+/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const line = readLine(part, targets, taken);
      if (line.problem === null) taken.add(line.game.id);
      return line;
    });
}
