import { MAX_PLAYERS } from '../catalogue/bounds.ts';
import { toScore } from '../fixtures/season.ts';
import { mixBits, mixTwo } from '../lib/random.ts';
import { normalize } from '../lib/text.ts';
import { FIRST_NAMES, LAST_NAMES, SHORT_NAMES } from '../people/people.ts';
import { EXACT_POINTS, getPoints, RESULT_POINTS, TRIVIA_POINTS } from '../rules/points.ts';
import { SALTS } from '../salts.ts';
import type { WeekState } from './line.ts';
import { type Tally, toMerit } from './tally.ts';

/** How many players a world has without another number. */
export const DEFAULT_PLAYERS = 10_000;

const PREDICTION_SETS = 1024;

/** The probabilities, in 256ths, of taking part in a week and of answering its trivia correctly. */
const PLAYED_256THS = 214;

const TRIVIA_256THS = 150;

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

/** Returns the sums of `before` plus those of a week. */
export function addWeek(before: Tally, seed: number, { number, finals, firstCutOff }: WeekState): Tally {
  const merit = before.merit.slice();
  const last = before.last.slice();
  const setMerits = getSetMerits(seed, finals);
  const salt = mixBits(mixBits(seed, SALTS.playerHabits), number);
  const lastSecond = Math.floor(firstCutOff / 1000) - 60;
  for (let player = 0; player < merit.length; player += 1) {
    const habits = mixBits(salt, player);
    if ((habits & 255) >= PLAYED_256THS) continue;
    const isRight = ((habits >>> 8) & 255) < TRIVIA_256THS;
    (merit[player] as number) += (setMerits[habits >>> 22] as number) + (isRight ? TRIVIA : 0);
    // The bits are mixed again, so that players with equal predictions submit at different times.
    const sent = lastSecond - ((Math.imul(habits, 0x9e3779b1) >>> 13) % MAX_LEAD_S);
    if (sent > (last[player] as number)) last[player] = sent;
  }
  return { merit, last };
}

// Saved worlds keep their players' nicknames only as long as these words and `KINDS` stay: no hash watches them.
const NOUNS = [
  'gol tribuna crujiente delantero ola azteca papas cancha',
  'silbato poste golazo banca capi norteno chilena quiniela',
  'lateral portera tijera remate palco barrida pase tunel',
  'medio sombrero area tiro rebote taquito media corner',
].flatMap((line) => line.split(' '));

const LAST_WORDS = LAST_NAMES.map(normalize);
const YEARS = Array.from({ length: 48 }, (_, index) => String(1962 + index));
const NUMBERS = Array.from({ length: 199 }, (_, index) => String(index + 1));

/** Writes a nickname of two words and an ending. */
type Form = (first: string, second: string, end: string) => string;

interface Kind {
  words: readonly [readonly string[], readonly string[], readonly string[]];
  forms: readonly Form[];
}

const NONE = [''];
const PAIR: Kind = {
  words: [FIRST_NAMES, [...NOUNS, ...LAST_WORDS], NONE],
  forms: [
    (name, word) => `${normalize(name)}_${word}`,
    (name, word) => `${normalize(name)}.${word}`,
    (name, word) => `${word}-${normalize(name)}`,
    (name, word) => name + word.charAt(0).toUpperCase() + word.slice(1),
  ],
};
const DATED: Kind = {
  words: [FIRST_NAMES, NONE, YEARS],
  forms: [
    (name, _none, year) => normalize(name) + year,
    (name, _none, year) => `${name}_${year.slice(2)}`,
    (name, _none, year) => `${name}.${year}`,
  ],
};
const NUMBERED: Kind = {
  words: [NOUNS, LAST_WORDS, NUMBERS],
  forms: [(noun, word, number) => `${noun}_${word}${number}`],
};
const KINDS = [PAIR, PAIR, DATED, NUMBERED];

/** No number of nicknames of a kind is a multiple of this prime number, so that no two places have one nickname. */
const STRIDE = 7_919;

/**
 * Returns the nickname of a simulated player, which no other player of the seed has: half of the players join two
 * words, a quarter adds a year, a quarter a number.
 */
export function getNickname(seed: number, player: number): string {
  const turn = player % KINDS.length;
  const index = Math.floor(player / KINDS.length);
  const kind = KINDS[turn] as Kind;
  const place = kind === PAIR ? index * 2 + turn : index;
  return (
    writeNickname(kind, seed, place) ??
    // From about 28,000 players on, the other kinds run out of nicknames.
    writeNickname(NUMBERED, seed, ((turn + 1) % KINDS.length) * (MAX_PLAYERS / KINDS.length) + index) ??
    ''
  );
}

/** Returns the nickname at a place of a kind; null beyond its last one. */
function writeNickname({ words: [firsts, seconds, ends], forms }: Kind, seed: number, place: number) {
  const size = firsts.length * seconds.length * ends.length * forms.length;
  if (place >= size) return null;
  let rest = (place * STRIDE + (seed % size)) % size;
  function choose<Item>(items: readonly Item[]): Item {
    const digit = rest % items.length;
    rest = Math.floor(rest / items.length);
    return items[digit] as Item;
  }
  return choose(forms)(choose(firsts), choose(seconds), choose(ends));
}

/** Returns the nickname that a player has in worlds of before 2026-11-29. It ends with the number of the player. */
export function getEarlierNickname(seed: number, player: number): string {
  const bits = mixTwo(mixTwo(seed, SALTS.playerNickname), player);
  const name = SHORT_NAMES[bits & 31] as string;
  const noun = NOUNS[(bits >>> 5) & 31] as string;
  const separator = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${separator}${noun}${player + 1}`;
}
