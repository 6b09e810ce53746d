/**
 * Facts: the stored causes of the changes in a world. The data follows from the seed and the facts alone: the same
 * facts applied to the same seed give the same data on any machine. Values that depend on the time are derived when
 * they are read.
 */
import type { FaultPayloads } from './faults/fault-facts.ts';
import type { PageState } from './page/page-state.ts';

/** Who causes a fact: a call of the app, a person at the panel, a recipe, or another device of the app's user. */
export type Author = 'app' | 'panel' | 'recipe' | 'other-device';

/** The payloads of the facts that the engine records, by kind. The app's own kinds are added to them. */
export interface EnginePayloads extends FaultPayloads {
  clock: { from: number; to: number; silent: boolean };
}

export type FactOf<Payloads> = {
  [Kind in keyof Payloads & string]: {
    seq: number;
    at: number;
    by: Author;
    kind: Kind;
    payload: Payloads[Kind];
    /** The call that caused the fact. Absent when no call caused it. */
    endpoint?: string;
    /** The state of the page after this fact. */
    page?: PageState;
  };
}[keyof Payloads & string];

export type AnyFact = FactOf<Record<string, unknown>>;

/** Time jumps and faults change no row of the app. */
const ENGINE_KINDS: readonly string[] = ['clock', 'fault', 'fault-met', 'fault-clear'];
export const isEngineKind = (kind: string): boolean => ENGINE_KINDS.includes(kind);

/**
 * Creates a fact without its place in a branch. The payload is copied, so that its later changes don't alter the fact.
 */
export function createFact<Fact extends AnyFact>(
  fact: Pick<AnyFact, 'at' | 'by' | 'kind' | 'payload'> & { endpoint: string | undefined },
): Fact {
  // The kind decides the type of the payload, which the compiler doesn't follow.
  const created: unknown = { seq: 0, ...fact, payload: structuredClone(fact.payload) };
  return created as Fact;
}

export function copyWithoutPage<Fact extends AnyFact>(fact: Fact): Fact {
  const copy = { ...fact };
  delete copy.page;
  return structuredClone(copy);
}
