import type { MockControl, Recipe, RecipeEnd, RecipeFailure, RecipeResult, Step } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { getEndNames } from '../recipe-parts.ts';
import type { RecipeProgress } from './progress.ts';

/** What a run has shown to be wrong; `failure` is null if nothing. */
export interface Verdict {
  failure: RecipeFailure | null;
  result: RecipeResult;
}

/** Judges a run whose steps have ended. `failed` is the step that has failed, or null. */
export function judge(
  control: MockControl,
  app: PlayedApp,
  { steps, ends }: Recipe,
  { observed }: RecipeProgress,
  failed: RecipeFailure | null,
): Verdict {
  const names = ends.because === undefined ? [] : getEndNames(ends);
  const missed = names.filter((name) => !observed.includes(name));
  const complaints = failed ? [failed.why] : checkEnd(control, app, ends);
  const problems = [...complaints, ...missed.map((name) => `No se vio ${name}.`)];
  const count = failed ? failed.step + 1 : steps.length;
  const [why] = problems;
  return {
    failure: why === undefined ? null : { step: count - 1, why: why + getOfflineHint() },
    result: toResult(steps.slice(0, count), observed, problems, failed),
  };
}

export const toResult = (
  steps: readonly Step[],
  observed: readonly string[],
  problems: string[],
  failed: RecipeFailure | null = null,
): RecipeResult => ({
  ok: problems.length === 0,
  steps: steps.map(({ says }, index) =>
    index === failed?.step ? { says, ok: false, error: failed.why } : { says, ok: true },
  ),
  observed: [...observed].sort(),
  problems,
});

/**
 * Compares the calls and the world with what a recipe expects at its end; `playSteps` has waited for its screens.
 * Returns the differences in Spanish.
 */
export function checkEnd(control: MockControl, app: PlayedApp, end: RecipeEnd): string[] {
  const problems: string[] = [];
  for (const [endpoint, expected] of Object.entries(end.calls ?? {})) {
    const statuses = control.net.log().flatMap((call) => (call.endpoint === endpoint ? [call.status] : []));
    const actual = typeof expected === 'number' ? statuses.slice(-1) : statuses;
    if (String(actual) !== String(expected))
      problems.push(`${endpoint} terminó en [${actual.join(', ')}] y debía ser [${expected}].`);
  }
  return [...problems, ...app.checkWorldAtEnd(control, end)];
}

/** The simulator imitates a lost connection by an own property `onLine` of `navigator`. */
const getOfflineHint = () =>
  !navigator.onLine && !Object.hasOwn(navigator, 'onLine') ? ' Este dispositivo no tiene internet.' : '';
