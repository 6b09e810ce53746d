import { MAX_RATE } from '../../mock-server/catalogue/clock.ts';
import type { FaultSpec, MockControl } from '../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { SECTIONS } from '../sections.ts';

const UNITS: Record<string, number> = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS };

const readText = (_name: string, text: string) => text;

const readChoice =
  <const Value extends string>(...known: readonly Value[]) =>
  (name: string, text: string): Value => {
    const found = known.find((value) => value === text);
    if (found === undefined) throw new Error(`“${name}=${text}”: se espera ${known.join(', ')}.`);
    return found;
  };

const readNumber =
  (expected = 'un número', isValid: (value: number) => boolean = Number.isFinite) =>
  (name: string, text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !isValid(value)) throw new Error(`“${name}=${text}”: se espera ${expected}.`);
    return value;
  };

function readDevice(_name: string, text: string): 'real' | 'server' | number {
  if (text === 'real' || text === 'server') return text;
  const [, sign, amount, unit = ''] = /^([+-]?)(\d+(?:\.\d+)?)(h|m|s)$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Error(`“device=${text}”: se espera real, server o un desfase como -3h.`);
  return Number(amount) * (UNITS[unit] ?? 0) * (sign === '-' ? -1 : 1);
}

/**
 * Parses a `fail` parameter such as `POST.pool:No_bet_time*1`: method, part of the path, then a message (`_`
 * for a space), a status or `drop`, and the number of times (1 by default, `*` for always).
 */
function readFault(text: string, control: Pick<MockControl, 'fault' | 'net'>): FaultSpec {
  const found = /^([A-Z]+)\.([\w/.-]+):(.+?)(?:\*(\d+|\*))?$/.exec(text);
  if (!found) throw new Error(`“fail=${text}”: se escribe MÉTODO.ruta:mensaje*veces.`);
  const [, method, piece = '', what = '', count] = found;
  const fitting = control.net
    .endpoints()
    .filter((endpoint) => endpoint.startsWith(`${method} `) && endpoint.includes(piece));
  const [match] = fitting;
  if (match === undefined)
    throw new Error(`“fail=${text}”: no hay una petición ${String(method)} con “${piece}”.`);
  const times = count === '*' ? ('always' as const) : Number(count ?? 1);
  if (/^\d{3}$/.test(what)) return { match, effect: { status: Number(what) }, times };
  if (what === 'drop') return { match, effect: { drop: true }, times };
  const words = what.replaceAll('_', ' ');
  const said = control.fault
    .messages()
    .find(
      ({ endpoint, message }) => fitting.includes(endpoint) && message.toLowerCase() === words.toLowerCase(),
    );
  if (!said) throw new Error(`“fail=${text}”: ${match} no dice “${words}”.`);
  return { match: said.endpoint, effect: { status: said.status, message: said.message }, times };
}

/** The parameters of a link. `fail` can be repeated, so it is read apart. */
const createReaders = ({ world }: Pick<MockControl, 'world'>) => ({
  as: readChoice(...world.personas().map(({ id }) => id as string)),
  at: readText,
  seed: readNumber(),
  laravel: (name: string, text: string) => readChoice('1', '0')(name, text) === '1',
  /** A packed world. */
  s: readText,
  tab: readText,
  panel: readChoice('off', 'pill', 'open'),
  density: readChoice('demo', 'qa'),
  section: readChoice(...SECTIONS.map(({ id }) => id)),
  device: readDevice,
  speed: readNumber(
    `un número mayor que 0 y hasta ${MAX_RATE.toLocaleString('es-MX')}`,
    (value) => value > 0 && value <= MAX_RATE,
  ),
  /** Id of a recipe. */
  r: readText,
  /** A recorded recipe as text, which `recorder/recipe-link.ts` reads: `1.` and the packed JSON. */
  draft: readText,
  mode: readChoice('apply', 'prepare', 'play', 'test'),
  /** One-based number of the first step of the recipe to play. */
  step: readNumber(),
});

type Readers = ReturnType<typeof createReaders>;
export type LinkContent = { [Name in keyof Readers]?: ReturnType<Readers[Name]> } & { faults: FaultSpec[] };

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`“${text}” no se entiende.`);
  }
}

/**
 * Returns the names and the encoded values of a link's fragment. `URLSearchParams` would replace the plus signs of time
 * expressions by spaces.
 */
export const splitLink = (hash: string): [name: string, text: string][] =>
  hash
    .replace(/^#sim\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', text = ''] = pair.split(/=(.*)/s);
      return [name, text];
    });

/**
 * Returns the id of the world in a link to a shared world; undefined for any other fragment. Runs before the
 * simulator starts, because the mock server needs the id.
 */
export const readSharedWorld = (hash: string): string | undefined =>
  /^#sim\?tab=([0-9a-f]{12})$/.exec(hash)?.[1];

/**
 * A link that the user types into the address bar of an open page changes only the fragment, and loads no page. The
 * reload applies the link.
 */
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#sim?')) location.reload();
  });
}

/** Parses the fragment of a simulator link. Throws an error with a Spanish message for an invalid link. */
export function readLink(hash: string, control: Pick<MockControl, 'fault' | 'net' | 'world'>): LinkContent {
  const readers = createReaders(control);
  const faults: FaultSpec[] = [];
  const content: Record<string, unknown> = {};
  for (const [name, encoded] of splitLink(hash)) {
    const text = decode(encoded);
    if (name === 'fail') faults.push(readFault(text, control));
    else if (Object.hasOwn(readers, name)) content[name] = readers[name as keyof Readers](name, text);
    else
      throw new Error(
        `No conozco “${name}”: un enlace acepta ${[...Object.keys(readers), 'fail'].join(', ')}.`,
      );
  }
  return { ...content, faults };
}
