/**
 * The bounds of the numbers, times and ids that come from outside: the panel, links, scripts, files and saved worlds. A
 * value beyond them would make the world unreadable or each action take seconds.
 */
import { MAX_DEVICE_OFFSET_MS } from '../engine/clock/device-mode.ts';
import { MAX_FAULT_DELAY_MS, MAX_FAULT_TIMES, MAX_RETRY_AFTER_S } from '../engine/faults/fault.ts';
import { toInstant } from '../lib/time.ts';

export const SEASON_YEAR = 2026;
const FIRST_YEAR = SEASON_YEAR - 2;
const LAST_YEAR = SEASON_YEAR + 2;
const FIRST_DATE = `${FIRST_YEAR}-01-01`;
const LAST_DATE = `${LAST_YEAR}-12-31`;

/** The first and the last instant of a world: the season's year and two years around it. */
export const MIN_INSTANT = toInstant(FIRST_DATE);
export const MAX_INSTANT = toInstant(LAST_DATE, '23:59:59');
const INSTANT_TEXT = `del 1 de enero de ${FIRST_YEAR} al 31 de diciembre de ${LAST_YEAR}`;

/** Maximum rate of the clock (world ms per real ms). */
export const MAX_RATE = 3_600;
const MAX_ID_LENGTH = 100;
/** Maximum length of a branch's name. A number that makes the name unique is added to it. */
export const MAX_BRANCH_NAME_LENGTH = 80;
export const MAX_PLAYERS = 200_000;

/** Throws an `Error` in Spanish unless the world can have this time. */
export function checkInstant(at: number): void {
  if (!(at >= MIN_INSTANT && at <= MAX_INSTANT))
    throw new Error(`Ese momento queda fuera del simulador, que va ${INSTANT_TEXT}.`);
}

const clampNumber = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
export const clampInstant = (at: number) => clampNumber(at, MIN_INSTANT, MAX_INSTANT);

/** Mirage derives the next id of a table from its highest numeric id, so that id must stay an exact integer. */
export const isSafeId = (id: string) => id.length <= MAX_ID_LENGTH && !/^\d{10,}$/.test(id);

export const cutBranchName = (name: string) => name.slice(0, MAX_BRANCH_NAME_LENGTH);

/** Cuts the name of a branch from a file or a link, which may have a number at its end. */
export const cutNumberedName = (name: string) => name.slice(0, MAX_BRANCH_NAME_LENGTH + ' 9999'.length);

interface Rule {
  /** Matches the names of columns, and of properties in a saved world. */
  name: RegExp;
  /** What the rule accepts, in Spanish, after the word “espera”. */
  expects: string;
  clamp(value: unknown): unknown;
}

const createNumberRule = (name: RegExp, max: number, expects: string, min = 0): Rule => ({
  name,
  expects,
  clamp: (value) => (typeof value === 'number' ? clampNumber(value, min, max) : value),
});
const createCountRule = (name: RegExp, max: number) =>
  createNumberRule(name, max, `un número entero de 0 a ${max.toLocaleString('es-MX')}`);

const INSTANT_RULE = createNumberRule(
  /^(at|leftAt|now|start|anchorVirtual|from|to|since)$/,
  MAX_INSTANT,
  `un momento ${INSTANT_TEXT}`,
  MIN_INSTANT,
);

const RULES: readonly Rule[] = [
  INSTANT_RULE,
  // In a column, 0 stands for “from the start”.
  { ...INSTANT_RULE, name: /_at$/, clamp: (value) => (value === 0 ? 0 : INSTANT_RULE.clamp(value)) },
  {
    name: /^date(_start)?$/,
    expects: `una fecha de ${FIRST_DATE} a ${LAST_DATE}`,
    clamp(value) {
      if (typeof value !== 'string') return value;
      if (value < FIRST_DATE) return FIRST_DATE;
      return value > LAST_DATE ? LAST_DATE : value;
    },
  },
  createCountRule(/_(goals|score)$/, 99),
  createCountRule(/^before_hours_bet$/, 720),
  createCountRule(/^before_weeks_bet$/, 52),
  createNumberRule(/^(rate|leftRate)$/, MAX_RATE, `una velocidad de 0 a ${MAX_RATE.toLocaleString('es-MX')}`),
  createNumberRule(/^device$/, MAX_DEVICE_OFFSET_MS, 'un desfase de hasta 5 años', -MAX_DEVICE_OFFSET_MS),
  createCountRule(/^players$/, MAX_PLAYERS),
  createCountRule(/^times$/, MAX_FAULT_TIMES),
  createCountRule(/^delay$/, MAX_FAULT_DELAY_MS),
  createCountRule(/^retryAfter$/, MAX_RETRY_AFTER_S),
];

const findRule = (name: string) => RULES.find((rule) => rule.name.test(name));

/** Returns what the column or property accepts, in Spanish, when the value is out of its bounds; otherwise null. */
export function findBrokenBound(name: string, value: unknown): string | null {
  const rule = findRule(name);
  return rule && rule.clamp(value) !== value ? rule.expects : null;
}

/**
 * Returns a copy of JSON data in which each number and date is within the bounds of its property. Calls `onBroken` for
 * each value that changes.
 */
export function clampData(
  value: unknown,
  onBroken: (name: string, expects: string) => void,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => clampData(item, onBroken, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, clampData(item, onBroken, key)]),
    );
  const expects = findBrokenBound(name, value);
  if (expects === null) return value;
  onBroken(name, expects);
  return findRule(name)?.clamp(value);
}
