/** A world as it is saved in the browser, exported to a file and packed into a link. */
import type { DeviceMode } from '../clock/device-mode.ts';
import { type AnyFact, copyWithoutPage } from '../facts.ts';
import type { Arrival, PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import type { Branch } from './branch.ts';
import type { Origin } from './database.ts';

/** Increase this number when texts of earlier versions can no longer be read. */
export const FORMAT = 1;

export interface SavedWorld<Fact extends AnyFact = AnyFact> {
  format: typeof FORMAT;
  /** Hash of the seed's data. */
  base: string;
  now: number;
  clock: { rate: number; anchorVirtual: number; anchorReal: number };
  device: DeviceMode;
  current: string;
  branches: Branch<Fact>[];
  /**
   * State that the page must have after a reload by the engine or after an import of the world; null in a link, whose
   * last fact has the state of the page.
   */
  arrival: Arrival;
}

/** What this file needs of a world. */
export interface SavableWorld<Fact extends AnyFact> {
  getSeedHash(origin: Origin): string;
  now(): number;
  clock: {
    state(): SavedWorld['clock'];
    load(state: SavedWorld['clock']): void;
    set(at: number, rate: number): void;
  };
  timeline: {
    current(): Branch<Fact>;
    branches(): readonly Branch<Fact>[];
    load(branches: Branch<Fact>[], current: string): void;
  };
  project(facts: readonly Fact[], origin: Origin, read: () => void): void;
  rebuild(): void;
}

export function saveWorld<Fact extends AnyFact>(
  world: SavableWorld<Fact>,
  device: DeviceMode,
  arrival: Arrival,
): SavedWorld<Fact> {
  return {
    format: FORMAT,
    base: world.getSeedHash(world.timeline.current()),
    now: world.now(),
    clock: world.clock.state(),
    device,
    current: world.timeline.current().id,
    branches: [...world.timeline.branches()],
    arrival,
  };
}

/**
 * Replaces the world by a saved world. With `keepsRunning`, its clock has run on since it was saved; otherwise the
 * clock continues at the saved time. Throws in Spanish, and changes nothing, when the facts don't apply or the data of
 * the seed differs.
 */
export function loadWorld<Fact extends AnyFact>(
  world: SavableWorld<Fact>,
  saved: SavedWorld<Fact>,
  keepsRunning: boolean,
) {
  try {
    for (const branch of saved.branches) world.project(branch.facts, branch, () => {});
  } catch {
    throw new Error(TEXTS.unknownFacts);
  }
  if (world.getSeedHash(findCurrent(saved)) !== saved.base) throw new Error(TEXTS.otherSeed);
  world.timeline.load(saved.branches, saved.current);
  world.rebuild();
  if (keepsRunning) world.clock.load(saved.clock);
  else world.clock.set(saved.now, saved.clock.rate);
}

function findCurrent<Fact extends AnyFact>({ branches, current }: SavedWorld<Fact>): Branch<Fact> {
  const found = branches.find(({ id }) => id === current);
  if (!found) throw new Error(TEXTS.noBranch(current));
  return found;
}

/** Returns the world of a link: the current branch up to its cursor, with `page` as the only page state. */
export function slimWorld<Fact extends AnyFact>(saved: SavedWorld<Fact>, page: PageState): SavedWorld<Fact> {
  const current = findCurrent(saved);
  const facts = current.facts.slice(0, current.cursor).map(copyWithoutPage);
  const last = facts.at(-1);
  if (last) last.page = page;
  const kept: Branch<Fact> = {
    ...current,
    id: 'A',
    name: current.isNamed ? current.name : TEXTS.firstBranch,
    parent: null,
    facts,
    basePage: last ? null : page,
    replaced: undefined,
    replacedName: undefined,
  };
  return { ...saved, current: 'A', branches: [kept], arrival: null };
}

const MAX_FULL_LENGTH = 1_500_000;
const MAX_FACTS_WITH_PAGE = 50;

/**
 * Returns a world as JSON. Above `MAX_FULL_LENGTH` characters, only the last `MAX_FACTS_WITH_PAGE` facts of each branch
 * keep their page states. For earlier facts, the app derives the page's state.
 */
export function toWorldText(saved: SavedWorld): string {
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
