import * as v from 'valibot';
import { clampData, isSafeId } from '../../catalogue/bounds.ts';
import { type DeviceMode, deviceSchema } from '../../catalogue/clock.ts';
import { findFreeName } from '../../lib/free-name.ts';
import { isSafeJson, parseJson } from '../../lib/json.ts';
import { isSeed } from '../../lib/random.ts';
import type { PageState } from '../page/page-adapter.ts';
import { copyWithoutPage, type Fact } from './facts.ts';
import type { World } from './world.ts';

/** Increase this number when texts of earlier versions can no longer be read. */
const FORMAT = 1;

const MAX_INSTANT = 8.64e15;
const instant = v.pipe(v.number(), v.minValue(-MAX_INSTANT), v.maxValue(MAX_INSTANT));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pageState = v.object({
  storage: v.record(v.pipe(v.string(), v.startsWith('lmx:')), v.string()),
  route: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});

/** Columns that edits had until 2026-11-23, and Mirage's names of the same foreign keys. */
const OLD_COLUMNS: Readonly<Record<string, string>> = {
  week: 'weekId',
  home_id: 'homeId',
  away_id: 'awayId',
  user_id: 'userId',
  game_id: 'gameId',
  trivia_id: 'triviaId',
};
const columns = v.pipe(
  v.nullable(v.record(v.string(), v.unknown())),
  v.transform((row) => {
    const entries = Object.entries(row ?? {}).map(([name, value]) => {
      const key = OLD_COLUMNS[name];
      return key ? [key, value === null ? null : String(value)] : [name, value];
    });
    return row && Object.fromEntries(entries);
  }),
);
const id = v.pipe(v.string(), v.check(isSafeId));
const change = v.object({ table: v.string(), id, patch: columns, before: columns });
const edit = v.looseObject({ label: v.string(), changes: v.array(change) });

const fact = v.pipe(
  v.object({
    seq: count,
    at: instant,
    by: v.string(),
    kind: v.string(),
    payload: v.looseObject({}),
    endpoint: v.exactOptional(v.string()),
    page: v.exactOptional(pageState),
    // The name of `page` until 2026-11-23.
    client: v.exactOptional(pageState),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { client, page = client, ...cause } = dataset.value;
    const read = v.safeParse(cause.kind === 'edit' ? edit : v.looseObject({}), cause.payload);
    if (!read.success) {
      addIssue();
      return NEVER;
    }
    return { ...cause, payload: read.output, ...(page && { page }) } as Fact;
  }),
);

const branch = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    /** True when the user chose the name. Imports, links and recipes rename only the other branches. */
    isNamed: v.optional(v.boolean()),
    seed: v.custom<number>(isSeed),
    players: v.pipe(count, v.maxValue(200_000)),
    start: instant,
    parent: v.nullable(v.object({ branch: v.string(), after: count })),
    facts: v.array(fact),
    cursor: count,
    leftAt: v.nullable(instant),
    /** Id of the branch that was current before this branch started in a new world. */
    replaced: v.optional(v.string()),
    /** State of the page before the first fact. */
    basePage: v.exactOptional(v.nullable(pageState)),
    // The name of `basePage` until 2026-11-23.
    baseClient: v.exactOptional(v.nullable(pageState)),
  }),
  v.check(
    ({ facts, cursor }) => cursor <= facts.length && facts.every(({ seq }, index) => seq === index + 1),
  ),
  v.transform(({ baseClient = null, basePage = baseClient, ...rest }) => ({ ...rest, basePage })),
);

export type Branch = v.InferOutput<typeof branch>;

const savedWorld = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    /** Hash of the seed's data. */
    base: v.string(),
    now: instant,
    clock: v.object({
      rate: v.pipe(v.number(), v.finite(), v.minValue(0)),
      anchorVirtual: instant,
      anchorReal: instant,
    }),
    device: deviceSchema,
    current: v.string(),
    branches: v.array(branch),
    /**
     * State that the page must have after a reload by the simulator or after an import of the world; null in a
     * link, whose last fact has the state of the page.
     */
    arrival: v.nullable(pageState),
  }),
  v.check(({ branches, current }) => branches.some(({ id }) => id === current)),
);

/** Two tabs of an earlier version could create two branches of one id. Only the first keeps the id. */
function renameDoubles(branches: readonly Branch[]): Branch[] {
  const unique: Branch[] = [];
  for (const branch of branches) {
    const taken = unique.map(({ id }) => id);
    unique.push({ ...branch, id: findFreeName(branch.id, taken, '-') });
  }
  return unique;
}

export type SavedWorld = v.InferOutput<typeof savedWorld>;

export function saveWorld(world: World, device: DeviceMode, arrival: PageState | null): SavedWorld {
  return {
    format: FORMAT,
    base: world.getSeedHash(world.seed()),
    now: world.now(),
    clock: world.clock.state(),
    device,
    current: world.timeline.current().id,
    branches: [...world.timeline.branches()],
    arrival,
  };
}

/** Returns the world of a link: the current branch up to its cursor, with `page` as the only page state. */
export function slimWorld(saved: SavedWorld, page: PageState): SavedWorld {
  const current = saved.branches.find(({ id }) => id === saved.current) as Branch;
  const facts = current.facts.slice(0, current.cursor).map(copyWithoutPage);
  const last = facts.at(-1);
  if (last) last.page = page;
  const kept: Branch = {
    ...current,
    id: 'A',
    name: current.isNamed ? current.name : 'Principal',
    parent: null,
    facts,
    basePage: last ? null : page,
    replaced: undefined,
  };
  return { ...saved, current: 'A', branches: [kept], arrival: null };
}

const MAX_FULL_LENGTH = 1_500_000;
const MAX_FACTS_WITH_PAGE = 50;

/**
 * Returns a world as JSON. Above `MAX_FULL_LENGTH` characters, only the last `MAX_FACTS_WITH_PAGE` facts of each branch
 * keep their page states. For earlier facts, `guessPage` derives the page's state.
 */
export function toText(saved: SavedWorld): string {
  const text = JSON.stringify(saved);
  if (text.length <= MAX_FULL_LENGTH) return text;
  const branches = saved.branches.map((full) => ({
    ...full,
    facts: full.facts.map((cause, index) =>
      index < full.facts.length - MAX_FACTS_WITH_PAGE ? { ...cause, page: undefined } : cause,
    ),
  }));
  return JSON.stringify({ ...saved, branches });
}

const DAMAGED = 'El mundo está incompleto o dañado.';

export const MAX_WORLD_LENGTH = 10_000_000;

/**
 * Reads a world from outside. Throws in Spanish for a text that is no world of this version, and for a value out of its
 * bounds.
 */
export function readWorld(text: string): SavedWorld {
  const world = parseWorld(text, (name, expects) => {
    throw new Error(`${DAMAGED} El valor de “${name}” no cabe: se espera ${expects}.`);
  });
  if (new Set(world.branches.map(({ id }) => id)).size < world.branches.length) throw new Error(DAMAGED);
  return world;
}

/**
 * Reads the world that this browser has saved. Earlier versions accepted times and numbers out of bounds: such a value is
 * replaced by the nearest bound, and `isClamped` is true.
 */
export function readSavedWorld(text: string): { saved: SavedWorld; isClamped: boolean } {
  let isClamped = false;
  const saved = parseWorld(text, () => {
    isClamped = true;
  });
  return { saved: { ...saved, branches: renameDoubles(saved.branches) }, isClamped };
}

function parseWorld(text: string, onBroken: (name: string, expects: string) => void): SavedWorld {
  if (text.length > MAX_WORLD_LENGTH) throw new Error('El mundo es demasiado grande para este simulador.');
  const data = parseJson(text);
  const value = isSafeJson(data) ? data : undefined;
  if (!v.is(v.object({ format: v.number() }), value))
    throw new Error('Ese texto no es un mundo del simulador.');
  if (value.format !== FORMAT)
    throw new Error(`El mundo es de la versión ${value.format} y el simulador entiende la ${FORMAT}.`);
  const read = v.safeParse(savedWorld, clampData(value, onBroken));
  if (!read.success) throw new Error(DAMAGED);
  return read.output;
}

/**
 * Replaces the world by a saved world. With `keepsRunning`, its clock has run on since it was saved; otherwise the clock
 * continues at the saved time.
 * Throws in Spanish, and changes nothing, when the facts don't apply or the season data differs.
 */
export function loadWorld(world: World, saved: SavedWorld, keepsRunning: boolean) {
  const current = saved.branches.find(({ id }) => id === saved.current) as Branch;
  try {
    for (const { facts, seed } of saved.branches) world.project(facts, seed);
  } catch {
    throw new Error('Los hechos de ese mundo no se entienden.');
  }
  if (world.getSeedHash(current.seed) !== saved.base)
    throw new Error('El mundo se hizo con otros datos de temporada; expórtalo de nuevo.');
  world.timeline.load(saved.branches, saved.current);
  world.reload();
  if (keepsRunning) world.clock.load(saved.clock);
  else world.clock.set(saved.now, saved.clock.rate);
}
