/**
 * The simulated players of the standings have no rows in the database: the seed decides in which weeks a player takes
 * part, and which of 1,024 sets of predictions the player submits. A week's points take one lookup and one addition
 * per player, over typed arrays.
 */
import { SHORT_NAMES } from '../fixtures/people.ts';
import { toScore } from '../fixtures/scores.ts';
import { mixBits, mixTwo } from '../lib/random.ts';
import { EXACT_POINTS, getPoints, type Line, RESULT_POINTS, TRIVIA_POINTS } from '../rules/points.ts';

export type Tally = ReturnType<typeof createTally>;

/** Sums of each simulated player: four criteria packed into one integer, and the last submission (s). */
export const createTally = (size: number) => ({
  merit: new Int32Array(size),
  last: new Int32Array(size),
});

/**
 * Packs four criteria into 31 bits: 10 for points, 8 for exact scores, 8 for results, 5 for trivias. A higher merit is
 * a better rank. Merits of weeks can be added: a season of 167 games and 23 trivias doesn't overflow any field.
 */
export const toMerit = (score: number, exact: number, results: number, trivias: number) =>
  ((score * 256 + exact) * 256 + results) * 32 + trivias;

export function getLine({ merit, last }: Tally, player: number): Line {
  const bits = merit[player] ?? 0;
  return {
    score: bits >>> 21,
    exact: (bits >>> 13) & 255,
    results: (bits >>> 5) & 255,
    trivias: bits & 31,
    last: last[player] ?? 0,
  };
}

export interface WeekState {
  number: number;
  finals: readonly { id: number; home: number; away: number }[];
  firstCutOff: number;
}

const PREDICTION_SETS = 1024;
const PLAYED_PARTS = 214;
const TRIVIA_PARTS = 150;
const MAX_LEAD_S = 5 * 24 * 3600;

/** One 32-bit mix gives the predictions of four games, eight bits each. The game ids decide the group. */
const GAMES_PER_GROUP = 4;
const MERITS = {
  0: 0,
  [RESULT_POINTS]: toMerit(RESULT_POINTS, 0, 1, 0),
  [EXACT_POINTS]: toMerit(EXACT_POINTS, 1, 1, 0),
};
const TRIVIA = toMerit(TRIVIA_POINTS, 0, 0, 1);

function getSetMerits(seed: number, finals: WeekState['finals']): Int32Array {
  const merits = new Int32Array(PREDICTION_SETS);
  for (const { id, home, away } of finals) {
    const salt = mixBits(seed, Math.floor(id / GAMES_PER_GROUP));
    const shift = (id % GAMES_PER_GROUP) * 8;
    for (let set = 0; set < PREDICTION_SETS; set += 1) {
      const guess = toScore((mixBits(salt, set) >>> shift) & 255);
      (merits[set] as number) += MERITS[getPoints(...guess, home, away)];
    }
  }
  return merits;
}

/** Returns the sums with those of one more week. */
export function addWeek(before: Tally, seed: number, { number, finals, firstCutOff }: WeekState): Tally {
  const [merit, last] = [before.merit.slice(), before.last.slice()];
  const setMerits = getSetMerits(seed, finals);
  const salt = mixBits(mixBits(seed, 77), number);
  const lastSecond = Math.floor(firstCutOff / 1000) - 60;
  for (let player = 0; player < merit.length; player += 1) {
    const habits = mixBits(salt, player);
    if ((habits & 255) >= PLAYED_PARTS) continue;
    const isRight = ((habits >>> 8) & 255) < TRIVIA_PARTS;
    (merit[player] as number) += (setMerits[habits >>> 22] as number) + (isRight ? TRIVIA : 0);
    // The bits are mixed again, so that players with equal predictions submit at different times.
    const sent = lastSecond - ((Math.imul(habits, 0x9e3779b1) >>> 13) % MAX_LEAD_S);
    if (sent > (last[player] as number)) last[player] = sent;
  }
  return { merit, last };
}

const NOUNS = [
  'gol tribuna crujiente delantero ola azteca papas cancha',
  'silbato poste golazo banca capi norteno chilena quiniela',
  'lateral portera tijera remate palco barrida pase tunel',
  'medio sombrero area tiro rebote taquito media corner',
].flatMap((line) => line.split(' '));

export function getNickname(seed: number, player: number): string {
  const bits = mixTwo(mixTwo(seed, 99), player);
  const name = SHORT_NAMES[bits & 31] as string;
  const noun = NOUNS[(bits >>> 5) & 31] as string;
  const separator = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${separator}${noun}${player + 1}`;
}
