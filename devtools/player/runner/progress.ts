import type { MockControl, RecipeFailure, RunMode, ShownStatement } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { isInCabina } from '../../ui/mount.ts';
import type { PaceState } from '../autoplay/pace.ts';

/** How far a recipe has run. */
export interface RecipeProgress {
  id: string;
  mode: RunMode;
  /** Zero-based index of the first step that plays. The steps before it run without delays. */
  showFrom: number;
  /** Whether each step waits for the time to read its caption. The captions show in both cases. */
  waitsForReading: boolean;
  /** The statement from which the recipe was played: autoplay pauses at the end of its step. */
  statement: ShownStatement | null;
  pace: PaceState;
  /** Whether the recipe plays in the cabina. When the user changes between cabina and dock, it starts again there. */
  isInCabina: boolean;
  hasBegun: boolean;
  place: { step: number; action: number };
  observed: string[];
  isOver: boolean;
  /** Whether the run itself may reload the page now. Any other reload is the user's. */
  mayReload: boolean;
  /** Whether the user is replacing the world, so that the next document doesn't continue the run. */
  isLeft: boolean;
  /** Whether faults are removed and the clock is reset at the end. */
  restores: boolean;
  /** Branch of the recipe's world, and its number of facts at the end. The user's later changes add facts. */
  branch: string | null;
  facts: number;
}

export const createProgress = (
  id: string,
  mode: RunMode,
  { showFrom = 0, waitsForReading = true, statement = null, pace }: Partial<RecipeProgress> = {},
): RecipeProgress => ({
  id,
  mode,
  showFrom,
  waitsForReading,
  statement,
  pace: pace ?? { speed: 1, pauseReason: null, skipTo: null },
  isInCabina: isInCabina(),
  hasBegun: false,
  place: { step: 0, action: 0 },
  observed: [],
  isOver: false,
  mayReload: true,
  isLeft: false,
  restores: false,
  branch: null,
  facts: 0,
});

/**
 * Progress of the tab's recipe. The tab's storage keeps it, because most recipes reload the page when their world
 * begins, and continue after the reload.
 */
export const progressOfTab = createStoredValue('recipe', (stored) => stored as RecipeProgress | null);

/** Saves the progress of a run. A run that is over must not, because the progress of the next run has replaced it. */
export function saveProgress(progress: RecipeProgress): void {
  if (!progress.isOver) progressOfTab.write(progress);
}

/** Saves the place of a run at the beginning of a step, unless it continues within the step. */
export function startStep(progress: RecipeProgress, step: number): void {
  if (step > progress.place.step) progress.place = { step, action: 0 };
  saveProgress(progress);
}

/**
 * Saves an action of the step as done, by default the one that runs. An action that may reload the page is saved before
 * it runs, so that it isn't repeated after the reload.
 */
export function saveAsDone(progress: RecipeProgress, action = progress.place.action): void {
  progress.place.action = action + 1;
  saveProgress(progress);
}

/** Saves the action that runs as done, before it leaves or reloads the page. */
export function saveBeforeReload(progress: RecipeProgress): void {
  progress.mayReload = true;
  saveAsDone(progress);
}

/** Saves that the run has the page again: only the user may reload it now. */
export function holdPage(progress: RecipeProgress): void {
  progress.mayReload = false;
  saveProgress(progress);
}

export function endProgress(progress: RecipeProgress, { branch, world }: MockControl): void {
  progress.isOver = true;
  progress.facts = world.facts().length;
  progress.branch = branch.current().id;
  progressOfTab.write(progress);
}

type Results = Record<string, 'ok' | RecipeFailure>;

export const resultsOfTab = createStoredValue('recipe-results', (stored) => (stored ?? {}) as Results);

export const saveResult = (id: string, result: 'ok' | RecipeFailure) =>
  resultsOfTab.write({ ...resultsOfTab.read(), [id]: result });

/** The ids of the statements whose steps autoplay has shown, besides those of the recipes that ended well. */
export const statementsOfTab = createStoredValue('statements', (stored) => (stored ?? []) as string[]);

export const saveStatement = (id: string) =>
  statementsOfTab.write([...new Set([...statementsOfTab.read(), id])]);
