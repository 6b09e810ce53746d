import { DASHES, removeInvisible, toAsciiDigits } from './plain-text.ts';
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

/** What WhatsApp puts before a copied message: the date, the time and the sender. */
const MESSAGE_START = new RegExp(
  [
    '^\\[[^\\]]*\\d:\\d\\d[^\\]]*\\]\\s*(?:[^:]*:\\s)?',
    `^\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4},?\\s+\\d{1,2}:\\d\\d[^${DASHES}]*[${DASHES}]\\s*(?:[^:]*:\\s)?`,
  ].join('|'),
  'u',
);

// Limits in characters, so that no regular expression runs on very long text.
const MAX_START = 120;
const MAX_LINE = 200;

function splitLines(text: string, isGame: (line: string) => boolean): string[] {
  return removeInvisible(text)
    .split(/[\n\r\v\f\u2028\u2029]+/)
    .map((line) => line.trim())
    .flatMap((line) => {
      const start = MESSAGE_START.exec(line.slice(0, MAX_START))?.[0] ?? '';
      return joinTeams(line.slice(start.length).split(/[,;]+/), isGame).flatMap((part) =>
        splitGames(part, isGame),
      );
    })
    .filter((part) => part !== '');
}

/** Joins two parts of a line of which only both together name a game: “América 2” and “Pumas 1”. */
function joinTeams(parts: readonly string[], isGame: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    const before = lines.at(-1) ?? '';
    const both = `${before}, ${part}`;
    if (GOAL_AT_END.test(before) && !isGame(before) && !isGame(part) && isGame(both))
      lines.splice(-1, 1, both);
    else lines.push(part);
  }
  return lines;
}

/** Splits a line at signs that may also stand inside a game, such as “/”, if each part is a game. */
function splitGames(line: string, isGame: (line: string) => boolean): string[] {
  if (isGame(line)) return [line];
  const parts = line.split(/\s+(?:[/|•·+&]|[ye])\s+/).map((part) => part.trim());
  return parts.every(isGame) ? parts : [line];
}

interface ScoreText {
  first: string;
  second: string;
  goals: readonly [string, string];
}

const BETWEEN = `[${DASHES}:∶x×✕✖\\t]|a|vs?\\.?|contra|por`;
const SCORE = new RegExp(`^(\\D+?)(\\d)\\s*(?:${BETWEEN})\\s*(\\d)(\\D*)$`, 'iu');
const PAIR = new RegExp(`^(.+?)(?:\\s*[${DASHES}/]\\s*|\\s+(?:vs?\\.?|contra|x)\\s+)(.+)$`, 'iu');
const GOAL_AT_END = /\d\W*$/u;
/** “América 1 vs Pumas 0”, “América 1, Pumas 0”. */
const GOALS_AFTER_NAMES = new RegExp(
  `^(\\D+?)(\\d)\\s*(?:[${DASHES},]|vs?\\.?|contra|x|y)?\\s(\\D*\\p{L}\\D*?)(\\d)[^\\p{L}\\d]*$`,
  'iu',
);

const HOUR = /\b\d{1,2}:\d\d\b(?:\s*h(?:rs?)?\b)?/gi;
const NUMERIC_DATE = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g;
const DAY = '(?:lun|mar|mi\\p{L}|jue|vie|s\\p{L}b|dom)\\p{L}*[.,]?\\s+';
const MONTH =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)';
/** “sáb 21 nov”, “21 de noviembre de 2026”. */
const WRITTEN_DATE = new RegExp(
  `(?<!\\p{L})(?:${DAY})?\\d{1,2}\\s+(?:de\\s+)?${MONTH}(?!\\p{L})\\.?(?:\\s+(?:de\\s+)?\\d{4})?`,
  'giu',
);

/**
 * Drops list numbers, bullets and emoji before the first team, the frames of keycap emoji, WhatsApp's formatting,
 * brackets, dates and hours.
 */
function cleanLine(line: string): string {
  return toAsciiDigits(line.replace(/[ºª°]|\u20e3/g, ''))
    .replace(/(?<=\d\s*)~(?=\s*\d)/g, '-')
    .replace(/[*_~`()[\]{}]/g, ' ')
    .replaceAll('|', '\t')
    .replace(HOUR, ' ')
    .replace(NUMERIC_DATE, ' ')
    .replace(WRITTEN_DATE, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim();
}

function readCleanLine(line: string): ScoreText[] {
  const [, first = '', left = '', right = '', second = ''] = SCORE.exec(line) ?? [];
  if (first && /\p{L}/u.test(second)) return [{ first, second, goals: [left, right] }];
  if (first) {
    const names = first.replace(/[:\s]+$/, '');
    const [, home, away] = PAIR.exec(names) ?? [];
    const pairs = home !== undefined && away !== undefined ? [[home, away] as const] : splitNames(names);
    return pairs.map(([first, second]) => ({ first, second, goals: [left, right] }));
  }
  const [, home, homeGoals, away, awayGoals] = GOALS_AFTER_NAMES.exec(line) ?? [];
  if (home === undefined || away === undefined) return [];
  return [{ first: home, second: away, goals: [homeGoals ?? '', awayGoals ?? ''] }];
}

/** The pairs of names that may stand in a text without a sign between them: “Cruz Azul Pumas”. */
function splitNames(text: string): (readonly [string, string])[] {
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index) => {
    const names = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return [names[0] ?? '', names[1] ?? ''] as const;
  });
  return [[text, ''], ...splits];
}

/** What people put before a line: “a)”, “ii.”, “1ro”, “J15”, “Partido 5.”, “Jornada 7:”. */
const LABEL =
  /^\p{L}{1,4}\s*[).]\s*(?=\p{L})|^\d{1,2}(?:er|[rdtmvn]o)\.?\s|^\p{L}{1,8}\.?\s*\d{1,2}\s*[.):-]*\s+|^[^:]*:\s/u;
const ASIDE = /\(\D*?\)/g;

/** The readings of a line: the whole, without what stands in brackets, and what follows a label. */
function readLine(line: string): ScoreText[] {
  if (line.length > MAX_LINE) return [];
  const withoutHours = line.replace(HOUR, '');
  const texts = [line, withoutHours.replace(ASIDE, ' '), line.replace(LABEL, '')];
  return [...new Set(texts)].flatMap((text) => readCleanLine(cleanLine(text)));
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
