/**
 * What earlier versions of the simulator wrote differently into worlds of the present format. A world or a link that
 * one of them has saved opens. A change that can't be undone here needs a new number of the format (decision 013).
 */
import { clampData, cutNumberedName } from '../catalogue/bounds.ts';

interface Upgrade {
  /** The day of the first version that writes the present form. */
  since: string;
  apply(world: Json): Json;
}

type Json = Record<string, unknown>;

const UPGRADES: readonly Upgrade[] = [
  {
    // The state of the page was called `client`.
    since: '2026-11-24',
    apply: (world) =>
      mapBranches(world, (branch) => rename(mapFacts(branch, renameClient), 'baseClient', 'basePage')),
  },
  {
    // Edits had the API's names of foreign keys.
    since: '2026-11-24',
    apply: (world) => mapBranches(world, (branch) => mapFacts(branch, renameColumns)),
  },
  {
    // The number of simulated players was a property of the branch.
    since: '2026-11-28',
    apply: (world) => mapBranches(world, collectParameters),
  },
];

/** Brings the JSON of a saved world to the present form, and its numbers, times and names within their bounds. */
export function upgradeWorld(saved: object, onBroken: (name: string, expects: string) => void): unknown {
  const present = UPGRADES.reduce<Json>((world, { apply }) => apply(world), { ...saved });
  return clampData(mapBranches(present, cutName), onBroken);
}

const cutName = (branch: Json): Json =>
  typeof branch.name === 'string' ? { ...branch, name: cutNumberedName(branch.name) } : branch;

const COLUMNS: Readonly<Record<string, string>> = {
  week: 'weekId',
  home_id: 'homeId',
  away_id: 'awayId',
  user_id: 'userId',
  game_id: 'gameId',
  trivia_id: 'triviaId',
};

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the objects of a list. Anything else stays, and the check of the format refuses it. */
const mapObjects = (list: unknown, change: (item: Json) => Json): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isJson(item) ? change(item) : item)) : list;

const mapBranches = (world: Json, change: (branch: Json) => Json): Json => ({
  ...world,
  branches: mapObjects(world.branches, change),
});
const mapFacts = (branch: Json, change: (fact: Json) => Json): Json => ({
  ...branch,
  facts: mapObjects(branch.facts, change),
});

/** Renames a property, unless the object has the new one. */
function rename(object: Json, from: string, to: string): Json {
  if (!(from in object)) return object;
  const { [from]: value, ...others } = object;
  return to in others ? others : { ...others, [to]: value };
}

function collectParameters(branch: Json): Json {
  const { players, ...others } = branch;
  return players === undefined || 'parameters' in branch ? branch : { ...others, parameters: { players } };
}

const renameClient = (fact: Json) => rename(fact, 'client', 'page');

function renameColumns(fact: Json): Json {
  const { payload } = fact;
  if (fact.kind !== 'edit' || !isJson(payload)) return fact;
  const changes = mapObjects(payload.changes, (change) => ({
    ...change,
    patch: renameRow(change.patch),
    before: renameRow(change.before),
  }));
  return { ...fact, payload: { ...payload, changes } };
}

function renameRow(row: unknown): unknown {
  if (!isJson(row)) return row;
  const entries = Object.entries(row).map(([name, value]) => {
    const key = COLUMNS[name];
    return key ? [key, value === null ? null : String(value)] : [name, value];
  });
  return Object.fromEntries(entries);
}
