import { toRoute } from '../../mock-server/catalogue/address.ts';
import { MAX_RATE } from '../../mock-server/catalogue/bounds.ts';
import type { FaultSpec } from '../../mock-server/index.ts';
import { normalize } from '../../mock-server/lib/text.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import { writeUnknownRecipe } from '../player/messages.ts';
import { SECTIONS } from '../state/sections.ts';
import type { SettingsStore } from '../state/settings.ts';
import { decodeValue, isSimulatorLink, splitLink } from './fragment.ts';

/**
 * Returns the id of the world in a link to a shared world; undefined for any other fragment. Runs before the
 * simulator starts, because the mock server needs the id.
 */
export function getSharedWorldId(hash: string): string | undefined {
  if (!isSimulatorLink(hash)) return undefined;
  const [[name, text] = [], ...others] = splitLink(hash);
  return name === 'tab' && others.length === 0 ? /^[0-9a-f]{12}/.exec(text ?? '')?.[0] : undefined;
}

/** Reloads the page when the user enters a simulator link, because a browser loads no page for a new fragment. */
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    if (isSimulatorLink(location.hash)) location.reload();
  });
}

/**
 * Applies the link in the address fragment. For an invalid link, opens the panel and resolves to a Spanish message.
 * Otherwise resolves to null.
 */
export async function followLink(simulator: Simulator, settings: SettingsStore): Promise<string | null> {
  const hash = location.hash;
  if (!isSimulatorLink(hash)) return null;
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
    if (link.r !== undefined) await followRecipe(simulator, link.r, link);
    else if (link.draft !== undefined) await followRecording(simulator, link.draft, link);
    else if (link.tab !== undefined) {
      if (simulator.world.id() !== link.tab)
        throw new Error('Ese mundo ya no está guardado en este navegador.');
    } else if (link.s) await simulator.world.unpack(link.s, { rate, device });
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

/** Resolves when the recipe's world has begun. Rejects when it can't, for example at a moment that doesn't exist. */
async function followRecipe(
  { recipe }: Simulator,
  name: string,
  { mode = 'apply', speed, step = 1 }: LinkContent,
) {
  const id = findRecipeId(recipe, name);
  if (id === undefined) throw new Error(writeUnknownRecipe(name));
  const { title, outline } = recipe.list().find((listed) => listed.id === id) ?? { title: id, outline: [] };
  if (step > outline.length) throw new Error(`“step=${step}”: “${title}” tiene ${outline.length} pasos.`);
  if (mode === 'play') recipe.play(id, { speed, step: step - 1 }).catch(() => {});
  else if (mode === 'test') recipe.run(id).catch(() => {});
  else recipe.apply(id, { prepare: mode === 'prepare' }).catch(() => {});
  await recipe.whenBegun();
}

async function followRecording(simulator: Simulator, draft: string, link: LinkContent): Promise<void> {
  const { mine } = simulator.recorder;
  const known = mine.list().map(({ id }) => id);
  const id = await mine.open(draft);
  try {
    await followRecipe(simulator, id, link);
  } catch (error) {
    if (!known.includes(id)) mine.forget(id);
    throw error;
  }
}

/** Returns the id of a recipe whose name may be written in another case. */
export const findRecipeId = (recipe: Simulator['recipe'], name: string): string | undefined => {
  const ids = recipe.list().map(({ id }) => id);
  return ids.find((id) => id === name) ?? ids.find((id) => id.toLowerCase() === name.toLowerCase());
};

/** Parses the fragment of a simulator link. Throws an error with a Spanish message for an invalid link. */
export function readLink(hash: string, simulator: Simulator): LinkContent {
  const readers = createReaders(simulator);
  const faults: FaultSpec[] = [];
  const content: Record<string, unknown> = {};
  for (const [name, encoded] of splitLink(hash)) {
    const text = trimMarks(name, decodeValue(encoded));
    if (name === 'fail') faults.push(readFault(text, simulator));
    else if (Object.hasOwn(readers, name)) content[name] = readers[name as keyof Readers](name, text);
    else
      throw new Error(
        `No conozco “${name}”: un enlace acepta ${[...Object.keys(readers), 'fail'].join(', ')}.`,
      );
  }
  const link = { ...content, faults };
  checkWorlds(link);
  return link;
}

/** What a link with a packed world, a recipe or a recording can't change, because they have a world of their own. */
const WORLD_NAMES = ['as', 'at', 'seed', 'laravel'] as const;
const OWN_WORLDS = {
  tab: [...WORLD_NAMES, 's', 'r', 'draft', 'device', 'speed'],
  r: [...WORLD_NAMES, 's', 'draft', 'device'],
  draft: [...WORLD_NAMES, 's', 'device'],
  s: WORLD_NAMES,
} as const;

function checkWorlds(link: LinkContent): void {
  for (const [own, others] of Object.entries(OWN_WORLDS)) {
    if (link[own as keyof typeof OWN_WORLDS] === undefined) continue;
    const refused: string[] = others.filter((name) => link[name] !== undefined);
    if (link.faults.length > 0) refused.push('fail');
    if (refused.length === 0) continue;
    const names = refused.map((name) => `“${name}”`).join(' ni ');
    throw new Error(`Un enlace con “${own}” trae su propio mundo: no acepta ${names}.`);
  }
}

/** Removes the marks of Markdown and the dashes after a value that can't end with them. */
const trimMarks = (name: string, text: string): string => {
  if (PACKED.has(name)) return text;
  return text.replace(name === 'fail' ? /(?<=\*\d+)[*_~\s-]+$|[_\s-]+$/ : /[*_\s-]+$/, '');
};
const PACKED = new Set(['s', 'draft']);

/** The parameters of a link. `fail` can be repeated, so it is read apart. */
const createReaders = ({ world }: Simulator) => ({
  as: (name: string, text: string) => {
    const personas = world.personas();
    const named = personas.find((persona) => normalize(persona.name) === normalize(text.replace(/^\++/, '')));
    return readChoice(...personas.map(({ id }) => id as string))(name, named?.id ?? text);
  },
  at: readTime,
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
  step: readNumber('un entero desde 1', (value) => Number.isInteger(value) && value >= 1),
});

type Readers = ReturnType<typeof createReaders>;
type LinkContent = { [Name in keyof Readers]?: ReturnType<Readers[Name]> } & { faults: FaultSpec[] };

const readText = (_name: string, text: string) => text;

const readChoice =
  <const Value extends string>(...known: readonly Value[]) =>
  (name: string, text: string): Value => {
    const choice = known.find((value) => value === normalize(text.replace(/^\++/, '')));
    if (choice === undefined) throw new Error(`“${name}=${text}”: se espera ${known.join(', ')}.`);
    return choice;
  };

const readNumber =
  (expected = 'un número', isValid: (value: number) => boolean = Number.isFinite) =>
  (name: string, text: string): number => {
    const value = Number(text.replace(/^(\d+),(?=\d+$)/, '$1.'));
    if (text.trim() === '' || !isValid(value)) throw new Error(`“${name}=${text}”: se espera ${expected}.`);
    return value;
  };

/**
 * Reads a time expression. A program that writes links as forms puts `+` for each blank: `cierre(7,1)+-+1m`,
 * `28/08/2026+19:00`.
 */
const readTime = (_name: string, text: string): string =>
  text
    .replace(/^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})\+(?=\d)/, '$1 ')
    .replace(/([(,])[+\s]+/g, '$1')
    .replace(/[+\s]*([+-])[+\s]*/g, '$1');

const UNITS: Record<string, number> = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS };

function readDevice(_name: string, value: string): 'real' | 'server' | number {
  const text = value.replaceAll(/\s/g, '').toLowerCase();
  if (text === 'real' || text === 'server') return text;
  const [, amount, unit = ''] = /^([+-]?\d+(?:\.\d+)?)(h|m|s)$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Error(`“device=${value}”: se espera real, server o un desfase como -3h.`);
  return Number(amount) * (UNITS[unit] ?? 0);
}

/**
 * Parses a `fail` parameter such as `POST.pool:No_bet_time*1`: method, part of the path, then a message (`_`
 * for a space), a status or `drop`, and the number of times (1 by default, `*` for always).
 */
function readFault(text: string, { fault, net }: Simulator): FaultSpec {
  const parsed = /^([a-z]+)[.\s]\/*([\w/.-]+):(.+?)(?:\*(\d+|\*))?$/i.exec(text);
  if (!parsed) throw new Error(`“fail=${text}”: se escribe MÉTODO.ruta:mensaje*veces.`);
  const [, verb = '', piece = '', outcome = '', count] = parsed;
  const method = verb.toUpperCase();
  const endpoints = net
    .endpoints()
    .filter((endpoint) => endpoint.startsWith(`${method} `) && endpoint.includes(piece.toLowerCase()));
  const [match] = endpoints;
  if (match === undefined) throw new Error(`“fail=${text}”: no hay una petición ${method} con “${piece}”.`);
  const times = count === '*' ? ('always' as const) : Number(count ?? 1);
  if (/^\d{3}$/.test(outcome)) return { match, effect: { status: Number(outcome) }, times };
  if (outcome.toLowerCase() === 'drop') return { match, effect: { drop: true }, times };
  const words = toWords(outcome);
  const refusal = fault
    .messages()
    .find(({ endpoint, message }) => endpoints.includes(endpoint) && toWords(message) === words);
  if (!refusal) throw new Error(`“fail=${text}”: ${match} no dice “${outcome.replaceAll('_', ' ')}”.`);
  return { match: refusal.endpoint, effect: { status: refusal.status, message: refusal.message }, times };
}

/** Messages are compared without the full stop at their end, because `trimValue` removes it. */
const toWords = (message: string) => normalize(message.replace(/[_+\s]+/g, ' ').replace(/[\s.!]+$/, ''));
