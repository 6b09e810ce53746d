/**
 * The thousands of made-up players of the standings. They are no rows: which of a thousand filled-in sheets each hands
 * in follows from the seed, so a week's points are one look-up and one addition per player, over plain typed arrays.
 */
import { firstNames } from '../fixtures/first-names.ts';
import { scoreFrom } from '../fixtures/scores.ts';
import { mixBits, mixTwo } from '../lib/random.ts';
import { EXACT_POINTS, getPoints, RESULT_POINTS, TRIVIA_POINTS } from '../rules/points.ts';
import { type Tally, toMerit } from './order.ts';

/** A finished game as the crowd's points need it. */
export interface FinalScore {
  id: number;
  home: number;
  away: number;
}

/** What a week of the crowd follows from. */
export interface PlayerWeek {
  seed: number;
  week: number;
  finals: readonly FinalScore[];
  /** The week's first cut-off in ms. */
  firstCutOff: number;
}

/** How many ways of filling in a week there are. Each week everybody hands in one of them. */
const SHEETS = 1024;
/** Share of the weeks a member plays, in parts of 256. */
const PLAYED_PARTS = 214;
/** Share of the trivias they get right, in parts of 256. */
const TRIVIA_PARTS = 150;
/** They send at most this many seconds before the week's first cut-off. */
const SENT_WITHIN = 5 * 24 * 3600;

/** Guesses for four games come from one mix, eight bits each; which four depends on their ids alone. */
const AT_ONCE = 4;
const GUESSES = 256;
const HOME_GUESSES = Int32Array.from({ length: GUESSES }, (_, guess) => scoreFrom(guess)[0]);
const AWAY_GUESSES = Int32Array.from({ length: GUESSES }, (_, guess) => scoreFrom(guess)[1]);
const RIGHT = toMerit(RESULT_POINTS, 0, 1, 0);
const EXACT = toMerit(EXACT_POINTS, 1, 1, 0);
const TRIVIA = toMerit(TRIVIA_POINTS, 0, 0, 1);

/** What each of the 256 likely guesses earns, for each game of a group of four; nothing for a game not over. */
function getEarnedMerit(group: number, finals: readonly FinalScore[]): Int32Array {
  const earned = new Int32Array(AT_ONCE * GUESSES);
  for (const { id, home, away } of finals) {
    if (Math.floor(id / AT_ONCE) !== group) continue;
    const offset = (id % AT_ONCE) * GUESSES;
    for (let guessScore = 0; guessScore < GUESSES; guessScore += 1) {
      const points = getPoints(
        HOME_GUESSES[guessScore] as number,
        AWAY_GUESSES[guessScore] as number,
        home,
        away,
      );
      if (points > 0) earned[offset + guessScore] = points === EXACT_POINTS ? EXACT : RIGHT;
    }
  }
  return earned;
}

/** What each sheet has earned by these games. */
function sheetMerits(seed: number, finals: readonly FinalScore[]): Int32Array {
  const merits = new Int32Array(SHEETS);
  for (const group of new Set(finals.map(({ id }) => Math.floor(id / AT_ONCE)))) {
    const earned = getEarnedMerit(group, finals);
    const salt = mixBits(seed, group);
    for (let sheet = 0; sheet < SHEETS; sheet += 1) {
      const bits = mixBits(salt, sheet);
      (merits[sheet] as number) +=
        (earned[bits & 255] as number) +
        (earned[256 + ((bits >>> 8) & 255)] as number) +
        (earned[512 + ((bits >>> 16) & 255)] as number) +
        (earned[768 + (bits >>> 24)] as number);
    }
  }
  return merits;
}

/** Adds one week of everybody to a tally. Without a finished game nobody has anything; the later submission counts. */
export function addWeek({ merit, last }: Tally, { seed, week, finals, firstCutOff }: PlayerWeek) {
  if (finals.length === 0) return;
  const sheets = sheetMerits(seed, finals);
  const salt = mixBits(mixBits(seed, 77), week);
  const lastSecond = Math.floor(firstCutOff / 1000) - 60;
  for (let member = 0; member < merit.length; member += 1) {
    const habits = mixBits(salt, member);
    if ((habits & 255) >= PLAYED_PARTS) continue;
    const isRight = ((habits >>> 8) & 255) < TRIVIA_PARTS;
    (merit[member] as number) += (sheets[habits >>> 22] as number) + (isRight ? TRIVIA : 0);
    // Spread anew, so that equal sheets are not handed in at equal hours.
    const sent = lastSecond - ((Math.imul(habits, 0x9e3779b1) >>> 13) % SENT_WITHIN);
    if (sent > (last[member] as number)) last[member] = sent;
  }
}

const AFTER = [
  'gol',
  'tribuna',
  'crujiente',
  'delantero',
  'ola',
  'azteca',
  'papas',
  'cancha',
  'silbato',
  'poste',
  'golazo',
  'banca',
  'capi',
  'norteño',
  'chilena',
  'quiniela',
  'lateral',
  'portera',
  'tijera',
  'remate',
  'palco',
  'barrida',
  'pase',
  'tunel',
  'medio',
  'sombrero',
  'area',
  'tiro',
  'rebote',
  'taquito',
  'media',
  'corner',
];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The nickname of a member: letters, digits, `_` and `.`, at most 20, no two alike. */
export function getNickname(seed: number, member: number): string {
  const bits = mixTwo(mixTwo(seed, 99), member);
  const name = firstNames()[bits & 31] as string;
  const noun = plain(AFTER[(bits >>> 5) & 31] as string);
  const joint = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${joint}${noun}${member + 1}`;
}
