/**
 * The thousands of made-up players of the standings. They are no rows: what each of them predicted follows from
 * the seed, so a week's points are worked out in one pass over plain typed arrays.
 */
import { firstNames } from '../fixtures/first-names.ts';
import { mixTwo } from '../world/prng.ts';
import { scoreFrom } from '../world/schedule.ts';
import { EXACT_POINTS, pointsOf } from './points.ts';

/** A finished game as the crowd's points need it. */
export interface FinalScore {
  id: number;
  home: number;
  away: number;
}

/** What every member of the crowd has, by place in the crowd. */
export interface Tally {
  score: Uint16Array;
  exact: Uint16Array;
  results: Uint16Array;
  trivias: Uint16Array;
  /** Seconds since the epoch of the last submission that counts. */
  last: Uint32Array;
}

/** A tally of nobody's points yet. */
export const emptyTally = (size: number): Tally => ({
  score: new Uint16Array(size),
  exact: new Uint16Array(size),
  results: new Uint16Array(size),
  trivias: new Uint16Array(size),
  last: new Uint32Array(size),
});

const GUESSES = 256;
/** Share of the weeks a member plays, in parts of 256. */
const PLAYED_PARTS = 214;
/** Share of the trivias they get right, in parts of 256. */
const TRIVIA_PARTS = 150;
/** They send at most this many seconds before the week's first cut-off. */
const SENT_WITHIN = 5 * 24 * 3600;

/** Right results count in the low four bits of a verdict, exact scores above them; a week has nine games at most. */
const RIGHT = 1;
const EXACT = 16;
/** Four guesses come from one mix, so games are taken by fours; which four depends on their ids alone. */
const AT_ONCE = 4;

/** The verdict on each of the 256 likely guesses for each game of a group of four; all 0 for a game not over. */
function verdictsOf(group: number, finals: readonly FinalScore[]): Uint8Array {
  const verdicts = new Uint8Array(AT_ONCE * GUESSES);
  for (const final of finals) {
    if (Math.floor(final.id / AT_ONCE) !== group) continue;
    const offset = (final.id % AT_ONCE) * GUESSES;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const [home, away] = scoreFrom(guess);
      const points = pointsOf(home, away, final.home, final.away);
      verdicts[offset + guess] = points === EXACT_POINTS ? EXACT + RIGHT : points > 0 ? RIGHT : 0;
    }
  }
  return verdicts;
}

/** The sum of everybody's verdicts over the games of a week. */
function verdictSums(seed: number, size: number, finals: readonly FinalScore[]): Uint8Array {
  const sums = new Uint8Array(size);
  for (const group of new Set(finals.map((final) => Math.floor(final.id / AT_ONCE)))) {
    const verdicts = verdictsOf(group, finals);
    const salt = mixTwo(seed, group);
    for (let member = 0; member < size; member += 1) {
      const bits = mixTwo(salt, member);
      (sums[member] as number) +=
        (verdicts[bits & 255] as number) +
        (verdicts[256 + ((bits >>> 8) & 255)] as number) +
        (verdicts[512 + ((bits >>> 16) & 255)] as number) +
        (verdicts[768 + (bits >>> 24)] as number);
    }
  }
  return sums;
}

/** What a week of the crowd follows from. */
export interface CrowdWeek {
  seed: number;
  size: number;
  week: number;
  finals: readonly FinalScore[];
  /** The week's first cut-off in ms. */
  firstCutOff: number;
}

/** Works out one week of the whole crowd. Without a finished game nobody has anything yet. */
export function tallyOf({ seed, size, week, finals, firstCutOff }: CrowdWeek): Tally {
  const tally = emptyTally(size);
  if (finals.length === 0) return tally;
  const sums = verdictSums(seed, size, finals);
  const weekSalt = mixTwo(mixTwo(seed, 77), week);
  const lastSecond = Math.floor(firstCutOff / 1000) - 60;
  for (let member = 0; member < size; member += 1) {
    const habits = mixTwo(weekSalt, member);
    if ((habits & 255) >= PLAYED_PARTS) continue;
    const sum = sums[member] as number;
    const results = sum & (EXACT - 1);
    const exact = sum >> 4;
    const trivia = ((habits >>> 8) & 255) < TRIVIA_PARTS ? 1 : 0;
    tally.score[member] = results * 2 + exact * 3 + trivia;
    tally.exact[member] = exact;
    tally.results[member] = results;
    tally.trivias[member] = trivia;
    tally.last[member] = lastSecond - ((habits >>> 12) % SENT_WITHIN);
  }
  return tally;
}

/** Adds one week to a sum. The later submission counts. */
export function addTally(sum: Tally, week: Tally) {
  for (let member = 0; member < sum.score.length; member += 1) {
    (sum.score[member] as number) += week.score[member] as number;
    (sum.exact[member] as number) += week.exact[member] as number;
    (sum.results[member] as number) += week.results[member] as number;
    (sum.trivias[member] as number) += week.trivias[member] as number;
    if ((week.last[member] as number) > (sum.last[member] as number))
      sum.last[member] = week.last[member] as number;
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
export function nicknameOf(seed: number, member: number): string {
  const bits = mixTwo(mixTwo(seed, 99), member);
  const name = firstNames()[bits & 31] as string;
  const noun = plain(AFTER[(bits >>> 5) & 31] as string);
  const joint = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${joint}${noun}${member + 1}`;
}
