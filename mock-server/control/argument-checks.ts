/**
 * Checks the arguments of the control API: a wrong type, an unknown choice and an unknown key are refused in Spanish
 * before the method runs, so that nothing changes.
 */

interface Check {
  expected: string;
  /** Returns what is wrong, or null. `place` names the argument or the key. */
  find(value: unknown, place: string): string | null;
}

const define = (expected: string, isValid: (value: unknown) => boolean): Check => ({
  expected,
  find: (value, place) => (isValid(value) ? null : `${place} es ${expected}, no ${toText(value)}`),
});

const MAX_TEXT_LENGTH = 80;

function toText(value: unknown): string {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `“${value.slice(0, MAX_TEXT_LENGTH)}…”` : `“${value}”`;
  if (isObject(value)) return 'un objeto';
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'una lista' : Object.prototype.toString.call(value).slice(8, -1);
  return String(value);
}

/** Longer than any name, address or expression. The messages repeat the texts that they refuse. */
const MAX_LENGTH = 2_000;
const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
// A date, a map or a boxed number has no keys, so it would count as an empty object. The name of the type is the same
// for objects of the page and of the cabina's frame.
const isObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** A missing argument. A null from a script counts as missing, because JSON has no undefined. */
export const maybe = (check: Check): Check => ({
  expected: check.expected,
  find: (value, place) => (value === undefined || value === null ? null : check.find(value, place)),
});
export const anything = define('un valor', () => true);
/** A value whose check has messages of its own. */
export const boundedText = define(
  `un texto de hasta ${MAX_LENGTH.toLocaleString('es-MX')} letras`,
  (value) => typeof value !== 'string' || value.length <= MAX_LENGTH,
);
export const flag = define('true o false', (value) => typeof value === 'boolean');
export const text = define('un texto que no esté vacío', isText);
export const anyText = define('un texto', (value) => typeof value === 'string');
/** A number of which the method has no bounds, so that also the infinite ones are accepted. */
export const limit = define('un número', (value) => typeof value === 'number' && !Number.isNaN(value));
/** The bounds of a number have messages of their own, also for NaN. */
export const number = define('un número', (value) => typeof value === 'number');
export const whole = define('un entero desde 0', (value) => Number.isInteger(value) && Number(value) >= 0);
export const id = define('un id', (value) => isText(value) || Number.isFinite(value));
/** The resolution of a time, a duration or a device clock has messages of its own. */
export const time = define(
  'un número o un texto',
  (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_LENGTH),
);
export const integer = define('un entero', Number.isInteger);
export const positive = define('un número mayor que 0', (value) => typeof value === 'number' && value > 0);
export const listener = define('una función', (value) => typeof value === 'function');
export const record = define('un objeto', isObject);

const joinChoices = new Intl.ListFormat('es-MX', { type: 'disjunction' });
const joinNames = new Intl.ListFormat('es-MX');

export const oneOf = (...choices: readonly (string | number)[]): Check =>
  define(joinChoices.format(choices.map(String)), (value) => choices.includes(value as string));

export const listOf = (item: Check): Check => ({
  expected: 'una lista',
  find(value, place) {
    if (!Array.isArray(value)) return `${place} es una lista, no ${toText(value)}`;
    return value.map((entry) => item.find(entry, place)).find((problem) => problem !== null) ?? null;
  },
});

/** An object that has no other keys. A key with the value undefined counts as missing. */
export const keys = (checks: Readonly<Record<string, Check>>): Check => ({
  expected: 'un objeto',
  find(value, place) {
    if (!isObject(value)) return `${place} es un objeto, no ${toText(value)}`;
    for (const [key, item] of Object.entries(value)) {
      const check = checks[key];
      if (!Object.hasOwn(checks, key) || !check)
        return `no conozco “${key}”: hay ${joinNames.format(Object.keys(checks))}`;
      const problem = item === undefined ? null : check.find(item, key);
      if (problem) return problem;
    }
    return null;
  },
});

interface Row {
  names: readonly string[];
  checks: readonly Check[];
  rejects: boolean;
}

const createRow =
  (rejects: boolean) =>
  (args: Readonly<Record<string, Check>> = {}): Row => ({
    names: Object.keys(args),
    checks: Object.values(args),
    rejects,
  });

/** The arguments, in order, of a method that returns a promise. The promise rejects for a wrong argument. */
export const rejects = createRow(true);
/** The arguments, in order, of a method that returns its result at once. It throws for a wrong argument. */
export const throws = createRow(false);

type Method = (...args: never[]) => unknown;
type Rows<Group> = { [Name in keyof Group as Group[Name] extends Method ? Name : never]: Row };

/** Returns the group with methods that check their arguments first. `group` begins the messages: `clock.step: …`. */
export function guard<Group extends object>(group: string, methods: Group, rows: Rows<Group>): Group {
  const guarded = Object.entries<Row>(rows).map(([name, { names, checks, rejects }]) => {
    const method = methods[name as keyof Group] as (...args: unknown[]) => unknown;
    const call = (...args: unknown[]) => {
      for (const [index, check] of checks.entries()) {
        const problem = check.find(args[index], names[index] ?? '');
        if (!problem) continue;
        const error = new Error(`${group}.${name}: ${problem}.`);
        if (rejects) return Promise.reject(error);
        throw error;
      }
      // A null from a script is a missing argument.
      return method(...args.map((arg) => arg ?? undefined));
    };
    return [name, call];
  });
  return { ...methods, ...Object.fromEntries(guarded) };
}
