/** Reads and checks the text of a world that was saved in the browser, exported to a file or packed into a link. */
import * as v from 'valibot';
import { findFreeName } from '../../lib/free-name.ts';
import { isSafeJson, parseJson } from '../../lib/json.ts';
import type { AnyFact } from '../facts.ts';
import * as TEXTS from '../texts.ts';
import type { Branch } from './branch.ts';
import { FORMAT, type SavedWorld } from './saved-world.ts';
import { createWorldSchema } from './world-schema.ts';

export const MAX_WORLD_LENGTH = 10_000_000;

/** What the app knows of its saved worlds. */
export interface WorldRules {
  /** Prefix of the page's own keys in `localStorage`. */
  pageKeys: string;
  /** Brings the JSON of a saved world to the present form. Calls `onBroken` for each value that it must change. */
  upgrade(saved: object, onBroken: (name: string, expects: string) => void): unknown;
  /** Returns the payload of a saved fact as its reducer expects it, or null when it has another form. */
  readPayload(kind: string, payload: object): object | null;
}

export type WorldFormat<Fact extends AnyFact> = ReturnType<typeof createWorldFormat<Fact>>;

export function createWorldFormat<Fact extends AnyFact>(rules: WorldRules) {
  const schema = createWorldSchema(rules);

  function parse(text: string, onBroken: (name: string, expects: string) => void): SavedWorld<Fact> {
    if (text.length > MAX_WORLD_LENGTH) throw new Error(TEXTS.tooLarge);
    const data = parseJson(text);
    const value = isSafeJson(data) ? data : undefined;
    if (!v.is(v.looseObject({ format: v.number() }), value)) throw new Error(TEXTS.noWorld);
    if (value.format !== FORMAT) throw new Error(TEXTS.otherFormat(value.format, FORMAT));
    const read = v.safeParse(schema, rules.upgrade(value, onBroken));
    if (!read.success) throw new Error(TEXTS.damaged);
    // A fact of an unknown kind fails when the world is loaded.
    return read.output as SavedWorld<AnyFact> as SavedWorld<Fact>;
  }

  return {
    /**
     * Reads a world from outside. Throws in Spanish for a text that is no world of this version, and for a value out of
     * its bounds.
     */
    readWorld(text: string): SavedWorld<Fact> {
      const world = parse(text, (name, expects) => {
        throw new Error(TEXTS.outOfBounds(name, expects));
      });
      if (new Set(world.branches.map(({ id }) => id)).size < world.branches.length)
        throw new Error(TEXTS.damaged);
      return world;
    },
    /**
     * Reads the world that this browser has saved. Earlier versions accepted times and numbers out of bounds: such a
     * value is replaced by the nearest bound, and `isClamped` is true.
     */
    readSavedWorld(text: string): { saved: SavedWorld<Fact>; isClamped: boolean } {
      let isClamped = false;
      const saved = parse(text, () => {
        isClamped = true;
      });
      return { saved: { ...saved, branches: renameDoubles(saved.branches) }, isClamped };
    },
  };
}

/** Two tabs of an earlier version could create two branches of one id. Only the first keeps the id. */
function renameDoubles<Fact extends AnyFact>(branches: readonly Branch<Fact>[]): Branch<Fact>[] {
  const unique: Branch<Fact>[] = [];
  for (const branch of branches) {
    const taken = unique.map(({ id }) => id);
    unique.push({ ...branch, id: findFreeName(branch.id, taken, '-') });
  }
  return unique;
}
