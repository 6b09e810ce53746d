import { MAX_RATE } from '../../mock-server/catalogue/clock.ts';
import type { FaultSpec } from '../../mock-server/index.ts';
import { toRoute } from '../../mock-server/lib/address.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { copy } from '../copy.ts';
import { SECTIONS } from '../sections.ts';
import type { Simulator } from '../simulator.ts';
import { isNarrowWindow, type SettingsStore } from '../state/settings.ts';

/**
 * Returns the id of the world in a link to a shared world; undefined for any other fragment. Runs before the
 * simulator starts, because the mock server needs the id.
 */
export const readSharedWorld = (hash: string): string | undefined =>
  /^#sim\?tab=([0-9a-f]{12})$/.exec(hash)?.[1];

/** Reloads the page when the user enters a simulator link, because a browser loads no page for a new fragment. */
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#sim?')) location.reload();
  });
}

/**
 * Applies the link in the address fragment. For an invalid link, opens the panel and resolves to a Spanish message.
 * Otherwise resolves to null.
 */
export async function followLink(simulator: Simulator, settings: SettingsStore): Promise<string | null> {
  const hash = location.hash;
  if (!hash.startsWith('#sim?')) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const before = settings.get();
  try {
    const link = readLink(hash, simulator);
    const { as, at, seed, laravel, faults, device, speed: rate } = link;
    const { panel: mode = before.mode, density = before.density, section = before.section } = link;
    // A link to a new world reloads the page, so the settings are stored first.
    settings.set({ mode, density, section });
    // On a phone, an open panel would cover what the link of a report shows.
    if (isNarrowWindow() && (link.draft ?? link.s) !== undefined) settings.set({ snap: 'low' });
    const route = toRoute(location.pathname) + location.search;
    if (link.r !== undefined) followRecipe(simulator, link.r, link);
    else if (link.draft !== undefined)
      followRecipe(simulator, await simulator.recorder.mine.open(link.draft), link);
    else if (link.tab !== undefined) {
      if (simulator.world.id() !== link.tab)
        throw new Error('Ese mundo ya no está guardado en este navegador.');
    } else if (link.s) await simulator.world.unpack(link.s);
    else if (as || at || seed !== undefined || laravel || faults.length > 0) {
      const previousName = 'Antes del enlace';
      await simulator.world.begin({ as, at, seed, laravel, faults, device, rate, route, previousName });
    } else {
      if (rate !== undefined) await simulator.clock.resume(rate);
      if (device !== undefined) await simulator.clock.device(device);
    }
    return null;
  } catch (error) {
    settings.set({ ...before, mode: 'open' });
    return `El enlace no se pudo seguir. ${(error as Error).message}`;
  }
}

function followRecipe({ recipe }: Simulator, id: string, { mode = 'apply', speed, step = 1 }: LinkContent) {
  if (!recipe.list().some((view) => view.id === id)) throw new Error(copy.linkNoRecipes(id));
  if (mode === 'play') void recipe.play(id, { speed, step: step - 1 });
  else if (mode === 'test') void recipe.run(id);
  else void recipe.apply(id, { prepare: mode === 'prepare' });
}

/** Parses the fragment of a simulator link. Throws an error with a Spanish message for an invalid link. */
export function readLink(hash: string, simulator: Simulator): LinkContent {
  const readers = createReaders(simulator);
  const faults: FaultSpec[] = [];
  const content: Record<string, unknown> = {};
  for (const [name, encoded] of splitLink(hash)) {
    const text = decode(encoded);
    if (name === 'fail') faults.push(readFault(text, simulator));
    else if (Object.hasOwn(readers, name)) content[name] = readers[name as keyof Readers](name, text);
    else
      throw new Error(
        `No conozco “${name}”: un enlace acepta ${[...Object.keys(readers), 'fail'].join(', ')}.`,
      );
  }
  return { ...content, faults };
}

/** The parameters of a link. `fail` can be repeated, so it is read apart. */
const createReaders = ({ world }: Simulator) => ({
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
type LinkContent = { [Name in keyof Readers]?: ReturnType<Readers[Name]> } & { faults: FaultSpec[] };

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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`“${text}” no se entiende.`);
  }
}

const readText = (_name: string, text: string) => text;

const readChoice =
  <const Value extends string>(...known: readonly Value[]) =>
  (name: string, text: string): Value => {
    const choice = known.find((value) => value === text);
    if (choice === undefined) throw new Error(`“${name}=${text}”: se espera ${known.join(', ')}.`);
    return choice;
  };

const readNumber =
  (expected = 'un número', isValid: (value: number) => boolean = Number.isFinite) =>
  (name: string, text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !isValid(value)) throw new Error(`“${name}=${text}”: se espera ${expected}.`);
    return value;
  };

const UNITS: Record<string, number> = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS };

function readDevice(_name: string, text: string): 'real' | 'server' | number {
  if (text === 'real' || text === 'server') return text;
  const [, amount, unit = ''] = /^([+-]?\d+(?:\.\d+)?)(h|m|s)$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Error(`“device=${text}”: se espera real, server o un desfase como -3h.`);
  return Number(amount) * (UNITS[unit] ?? 0);
}

/**
 * Parses a `fail` parameter such as `POST.pool:No_bet_time*1`: method, part of the path, then a message (`_`
 * for a space), a status or `drop`, and the number of times (1 by default, `*` for always).
 */
function readFault(text: string, { fault, net }: Simulator): FaultSpec {
  const parsed = /^([A-Z]+)\.([\w/.-]+):(.+?)(?:\*(\d+|\*))?$/.exec(text);
  if (!parsed) throw new Error(`“fail=${text}”: se escribe MÉTODO.ruta:mensaje*veces.`);
  const [, method = '', piece = '', outcome = '', count] = parsed;
  const endpoints = net
    .endpoints()
    .filter((endpoint) => endpoint.startsWith(`${method} `) && endpoint.includes(piece));
  const [match] = endpoints;
  if (match === undefined) throw new Error(`“fail=${text}”: no hay una petición ${method} con “${piece}”.`);
  const times = count === '*' ? ('always' as const) : Number(count ?? 1);
  if (/^\d{3}$/.test(outcome)) return { match, effect: { status: Number(outcome) }, times };
  if (outcome === 'drop') return { match, effect: { drop: true }, times };
  const words = outcome.replaceAll('_', ' ');
  const refusal = fault
    .messages()
    .find(
      ({ endpoint, message }) =>
        endpoints.includes(endpoint) && message.toLowerCase() === words.toLowerCase(),
    );
  if (!refusal) throw new Error(`“fail=${text}”: ${match} no dice “${words}”.`);
  return { match: refusal.endpoint, effect: { status: refusal.status, message: refusal.message }, times };
}
