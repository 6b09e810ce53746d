/** Where a recipe stands, kept in this tab: most worlds begin with a new document, and the recipe goes on there. */
import type { RecipeFailure } from '../api/recipes.ts';
import type { PaceState } from '../autoplay/pace.ts';
import type { StepOutcome, StepPosition } from './steps.ts';

/** What is done with a recipe. `stage`: its world is set up and watched, and somebody else takes the steps. */
export type RecipeMode = 'run' | 'apply' | 'prepare' | 'play' | 'stage';

/** A recipe under way. */
export interface Progress {
  id: string;
  mode: RecipeMode;
  /** Its world stands. */
  hasBegun: boolean;
  place: StepPosition;
  /** Autoplay: the step to begin showing at. */
  showFrom: number;
  pace: PaceState;
  captions: boolean;
  outcomes: StepOutcome[];
  observed: string[];
  isOver: boolean;
  /** Somebody asked to restore everything meanwhile: it is done when the recipe is over. */
  restores: boolean;
  /** The branch its world lives in, and the facts there when it was over: what comes later is the person's own. */
  branch: string | null;
  facts: number;
}

const KEY = 'lmxsim:recipe';
const RESULTS_KEY = 'lmxsim:recipe-results';

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: a recipe that needs a new document ends there.
  }
}

/** The recipe that was under way or done last in this tab; null where there is none. */
export function readProgress(): Progress | null {
  const kept = read(KEY) as Partial<Progress> | null;
  const isWhole =
    kept && typeof kept.id === 'string' && typeof kept.place?.step === 'number' && kept.observed && kept.pace;
  return isWhole ? (kept as Progress) : null;
}

/** Keeps it. */
export const keepProgress = (progress: Progress) => write(KEY, progress);

/** How the recipes of this tab ended last, by id. */
export const readResults = () => (read(RESULTS_KEY) ?? {}) as Record<string, 'ok' | RecipeFailure>;

export const keepResult = (id: string, result: 'ok' | RecipeFailure) =>
  write(RESULTS_KEY, { ...readResults(), [id]: result });
