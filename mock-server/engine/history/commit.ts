import { getErrorText } from '../../lib/error-text.ts';
import { type AnyFact, type Author, createFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';

interface Deps<Fact extends AnyFact> {
  now(): number;
  timeline: {
    current(): { seed: number; facts: Fact[] };
    append(fact: Fact, page: PageState): string | null;
  };
  /** Applies a fact to the database. */
  apply(fact: Fact, seed: number): void;
  /** Restores the database. */
  rebuild(): void;
  getPageState(): PageState;
  /** Throws in Spanish when the world can't have a fact of this kind now. */
  checkFact(kind: string): void;
  onFact(fact: Fact, branched: string | null): void;
}

/** Returns `commit`, which records a fact, and `rehearse`, which undoes what is committed in it. */
export function createCommit<Fact extends AnyFact>(deps: Deps<Fact>) {
  const { timeline, rebuild } = deps;
  let isRehearsing = false;

  return {
    commit(kind: string, payload: unknown, by: Author = 'app', endpoint?: string): Fact {
      deps.checkFact(kind);
      const fact = createFact<Fact>({ at: deps.now(), by, kind, payload, endpoint });
      try {
        deps.apply(fact, timeline.current().seed);
      } catch (cause) {
        rebuild();
        throw new Error(TEXTS.refusedChange(kind, getErrorText(cause)), { cause });
      }
      if (isRehearsing) return fact;
      const branched = timeline.append(fact, deps.getPageState());
      const stored = timeline.current().facts.at(-1) ?? fact;
      deps.onFact(stored, branched);
      return stored;
    },
    rehearse<Result>(work: () => Result): Result {
      isRehearsing = true;
      try {
        return work();
      } finally {
        isRehearsing = false;
        rebuild();
      }
    },
  };
}
