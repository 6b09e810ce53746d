import { MAX_PLAYERS } from '../catalogue/bounds.ts';
import { toScore } from '../fixtures/season.ts';
import { mixBits, mixTwo } from '../lib/random.ts';
import { normalize } from '../lib/text.ts';
import { FIRST_NAMES, LAST_NAMES, SHORT_NAMES } from '../people/people.ts';
import { EXACT_POINTS, getPoints, RESULT_POINTS, TRIVIA_POINTS } from '../rules/points.ts';
import { SALTS } from '../salts.ts';
import type { WeekState } from './line.ts';
import { type Tally, toMerit } from './tally.ts';

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

const NOUNS = [
  'gol tribuna crujiente delantero ola azteca papas cancha',
  'silbato poste golazo banca capi norteno chilena quiniela',
  'lateral portera tijera remate palco barrida pase tunel',
  'medio sombrero area tiro rebote taquito media corner',
].flatMap((line) => line.split(' '));

const WORDS = [...NOUNS, ...LAST_NAMES.map(normalize)];
const FIRST_YEAR = 1962;
const YEARS = 48;
const NUMBERS = 99;

type Form = (name: string, word: string) => string;
const FORMS: readonly Form[] = [
  (name, word) => `${normalize(name)}_${word}`,
  (name, word) => `${normalize(name)}.${word}`,
  (name, word) => `${word}-${normalize(name)}`,
  (name, word) => name + word.charAt(0).toUpperCase() + word.slice(1),
];
const YEAR_FORMS: readonly Form[] = [
  (name, year) => normalize(name) + year,
  (name, year) => `${name}_${year.slice(2)}`,
  (name, year) => `${name}.${year}`,
];

/** Takes digits of a number, the lowest first: each call returns the next one, from 0 to `base` - 1. */
function createDigits(number: number) {
  let rest = number;
  return (base: number) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  };
}

/** No size below is a multiple of this prime number, so equal numbers only follow from equal ones. */
const STRIDE = 7_919;
const shuffle = (index: number, seed: number, size: number) => (index * STRIDE + (seed % size)) % size;

const PAIRS = FIRST_NAMES.length * WORDS.length * FORMS.length;
const DATED = FIRST_NAMES.length * YEARS * YEAR_FORMS.length;
const NUMBERED = NOUNS.length * LAST_NAMES.length * NUMBERS;

/**
 * Returns the nickname of a simulated player, which no other player of the seed has. Half of the players join a first name
 * with a word or a last name, a quarter adds a year, a quarter puts a number on its shirt.
 */
export function getNickname(seed: number, player: number): string {
  const index = Math.floor(player / 4);
  const kind = player % 4;
  const pair = index * 2 + kind;
  if (kind < 2 && pair < PAIRS) {
    const next = createDigits(shuffle(pair, seed, PAIRS));
    return choose(FORMS, next)(choose(FIRST_NAMES, next), choose(WORDS, next));
  }
  if (kind === 2 && index < DATED) {
    const next = createDigits(shuffle(index, seed, DATED));
    return choose(YEAR_FORMS, next)(choose(FIRST_NAMES, next), String(FIRST_YEAR + next(YEARS)));
  }
  // From about 49,000 players on, the other kinds run out of nicknames.
  const place = ((kind + 1) % 4) * (MAX_PLAYERS / 4) + index;
  const next = createDigits(shuffle(place, seed, NUMBERED));
  return `${choose(NOUNS, next)}_${normalize(choose(LAST_NAMES, next))}${next(NUMBERS) + 1}`;
}

const choose = <Item>(items: readonly Item[], next: (base: number) => number) =>
  items[next(items.length)] as Item;

/** Returns the nickname that a player has in worlds of before 2026-11-29. It ends with the number of the player. */
export function getEarlierNickname(seed: number, player: number): string {
  const bits = mixTwo(mixTwo(seed, SALTS.playerNickname), player);
  const name = SHORT_NAMES[bits & 31] as string;
  const noun = NOUNS[(bits >>> 5) & 31] as string;
  const separator = ['_', '.', ''][(bits >>> 10) % 3] as string;
  return `${name}${separator}${noun}${player + 1}`;
}
