import type { ClockState } from '../clock/clock.ts';
import type { DeviceMode } from '../clock/device.ts';
import type { Branch } from '../history/branches.ts';
import type { Fact } from '../history/facts.ts';
import type { World } from '../history/world.ts';
import { isSeed } from '../lib/random.ts';
import type { PageState } from '../page/page-adapter.ts';

/** Increase this number when texts of earlier versions can no longer be read. */
const FORMAT = 1;

export interface SavedWorld {
  format: number;
  base: string;
  now: number;
  clock: ClockState;
  device: DeviceMode;
  current: string;
  branches: Branch[];
  /**
   * State that the page must have after a reload by the simulator or after an import of the world; null in a
   * link, whose last fact has the state of the page.
   */
  arrival: PageState | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const MAX_INSTANT = 8.64e15;
const isInstant = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= MAX_INSTANT;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isPageState = (value: unknown): value is PageState =>
  isObject(value) &&
  typeof value.route === 'string' &&
  /^\/(?!\/)/.test(value.route) &&
  isObject(value.storage) &&
  Object.entries(value.storage).every(([key, text]) => key.startsWith('lmx:') && typeof text === 'string');

const isFact = (value: unknown): value is Fact =>
  isObject(value) &&
  isCount(value.seq) &&
  isInstant(value.at) &&
  typeof value.by === 'string' &&
  typeof value.kind === 'string' &&
  isObject(value.payload) &&
  (value.client === undefined || isPageState(value.client));

const isParent = (value: unknown) =>
  value === null || (isObject(value) && typeof value.branch === 'string' && isCount(value.after));

const isBranch = (value: unknown): value is Branch =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  (value.isNamed === undefined || typeof value.isNamed === 'boolean') &&
  isParent(value.parent) &&
  isSeed(value.seed) &&
  isCount(value.players) &&
  value.players <= 200_000 &&
  isInstant(value.start) &&
  (value.leftAt === null || isInstant(value.leftAt)) &&
  (value.replaced === undefined || typeof value.replaced === 'string') &&
  Array.isArray(value.facts) &&
  value.facts.every((fact, index) => isFact(fact) && fact.seq === index + 1) &&
  isCount(value.cursor) &&
  value.cursor <= value.facts.length &&
  (value.baseClient === null || isPageState(value.baseClient));

const isClock = (value: unknown): value is ClockState =>
  isObject(value) &&
  isNumber(value.rate) &&
  value.rate >= 0 &&
  isInstant(value.anchorVirtual) &&
  isInstant(value.anchorReal);

const hasOwnIds = (branches: readonly Branch[]) =>
  new Set(branches.map(({ id }) => id)).size === branches.length;

const isSaved = (value: unknown): value is SavedWorld =>
  isObject(value) &&
  typeof value.base === 'string' &&
  isInstant(value.now) &&
  isClock(value.clock) &&
  (value.device === 'real' || value.device === 'server' || isNumber(value.device)) &&
  Array.isArray(value.branches) &&
  value.branches.length > 0 &&
  value.branches.every(isBranch) &&
  hasOwnIds(value.branches) &&
  value.branches.some((branch) => branch.id === value.current) &&
  (value.arrival === null || isPageState(value.arrival));

export function saveWorld(world: World, device: DeviceMode, arrival: PageState | null = null): SavedWorld {
  return {
    format: FORMAT,
    base: world.data.baseName(),
    now: world.now(),
    clock: world.clock.state(),
    device,
    current: world.timeline.current().id,
    branches: [...world.timeline.branches()],
    arrival,
  };
}

export function slimWorld(saved: SavedWorld, page: PageState): SavedWorld {
  const branch = saved.branches.find((one) => one.id === saved.current) as Branch;
  const facts = branch.facts.slice(0, branch.cursor).map(({ client: _page, ...fact }) => fact as Fact);
  const last = facts.at(-1);
  if (last) last.client = page;
  const kept: Branch = {
    ...branch,
    id: 'A',
    name: branch.isNamed ? branch.name : 'Principal',
    parent: null,
    facts,
    baseClient: last ? null : page,
    replaced: undefined,
  };
  return { ...saved, current: 'A', branches: [kept], arrival: null };
}

export const MAX_WORLD_LENGTH = 10_000_000;
export const TOO_LARGE = 'El mundo es demasiado grande para este simulador.';

const MAX_FULL_LENGTH = 1_500_000;
const MAX_FACTS_WITH_PAGE = 50;

/**
 * Above `MAX_FULL_LENGTH` characters, only the last `MAX_FACTS_WITH_PAGE` facts of each branch keep their page
 * states. For the others, `guessPage` derives the page state from the facts.
 */
export function toText(saved: SavedWorld): string {
  const text = JSON.stringify(saved);
  if (text.length <= MAX_FULL_LENGTH) return text;
  const branches = saved.branches.map((branch) => ({
    ...branch,
    facts: branch.facts.map((fact, index) =>
      index < branch.facts.length - MAX_FACTS_WITH_PAGE ? { ...fact, client: undefined } : fact,
    ),
  }));
  return JSON.stringify({ ...saved, branches });
}

export function readWorld(text: string): SavedWorld {
  if (text.length > MAX_WORLD_LENGTH) throw new Error(TOO_LARGE);
  let value: unknown;
  try {
    // A `__proto__` key would change a row's prototype.
    if (text.includes('"__proto__"')) throw new Error('poisoned');
    value = JSON.parse(text);
  } catch {
    throw new Error('Ese texto no es un mundo del simulador.');
  }
  const format = isObject(value) ? value.format : undefined;
  if (!isNumber(format)) throw new Error('Ese texto no es un mundo del simulador.');
  if (format !== FORMAT)
    throw new Error(`El mundo es de la versión ${format} y el simulador entiende la ${FORMAT}.`);
  if (!isSaved(value)) throw new Error('El mundo está incompleto o dañado.');
  return value;
}

/**
 * Replaces the world by a saved world. `isHere` means that this browser saved the world, so its clock kept running.
 * Throws in Spanish, and changes nothing, when the facts don't apply or the season data differs.
 */
export function loadWorld(world: World, saved: SavedWorld, isHere: boolean) {
  const current = saved.branches.find((branch) => branch.id === saved.current) as Branch;
  try {
    for (const branch of saved.branches) world.data.project(branch.facts, branch.seed);
  } catch {
    throw new Error('Los hechos de ese mundo no se entienden.');
  }
  if (world.data.baseNameOf(current.seed) !== saved.base) {
    throw new Error('El mundo se hizo con otros datos de temporada; expórtalo de nuevo.');
  }
  world.timeline.load(saved.branches, saved.current);
  world.reload();
  world.clock.load(
    isHere
      ? saved.clock
      : { rate: saved.clock.rate, anchorVirtual: saved.now, anchorReal: world.settings.realNow() },
  );
}
