import { Stopped } from '../autoplay/pace.ts';
import type { Driver, Target as PlainTarget } from '../driver/driver.ts';
import { getErrorText } from '../error-text.ts';
import type { ControlAction } from '../recipes/control-actions.ts';
import type { Action, Recipe, Step, Target, TextOrReference } from '../recipes/recipe.ts';

export interface RecipeContext {
  driver: Driver;
  applyControl(action: ControlAction): Promise<unknown>;
  lookUp(words: TextOrReference): string | Promise<string>;
}

export interface StepPosition {
  step: number;
  action: number;
}

export interface RecipeFailure {
  /**
   * Zero-based index of the failed step. An end that fails after the last step counts as a failure of the last step.
   */
  step: number;
  why: string;
}

interface RunStepsOptions {
  /** Where the run is. `runSteps` continues there and keeps it up to date. */
  place?: StepPosition;
  until?: number;
  onStep?: (step: Step) => void | Promise<void>;
  onStepDone?: (step: Step, index: number) => void | Promise<void>;
  onAction?: (action: Action) => void;
}

type LookUp = RecipeContext['lookUp'];

async function resolveTarget(lookUp: LookUp, target: Target): Promise<PlainTarget> {
  const { name } = target;
  return { ...target, name: name instanceof RegExp ? name : await lookUp(name) };
}

async function runAction(context: RecipeContext, action: Action): Promise<void> {
  const { driver, lookUp } = context;
  if ('control' in action) {
    await context.applyControl(action);
    return;
  }
  switch (action.do) {
    case 'go':
      return driver.go(await lookUp(action.route));
    case 'click':
      return driver.click(await resolveTarget(lookUp, action.target));
    case 'type':
      return driver.type(await resolveTarget(lookUp, action.target), await lookUp(action.text));
    case 'choose':
      return driver.choose(await resolveTarget(lookUp, action.target), action.option);
    case 'dismiss':
      return driver.dismiss();
    case 'see':
      return driver.see(action.screen);
    case 'wait':
      return driver.wait(action.ms);
  }
}

/**
 * The clicks, typed texts and choices of the step, with their names and texts looked up. `text` is what the recipe types or
 * chooses; empty for a click.
 */
export async function listGestures(lookUp: LookUp, { actions }: Step) {
  const gestures: { target: PlainTarget; text: string }[] = [];
  for (const action of actions) {
    if (!('target' in action)) continue;
    const text = action.do === 'type' ? await lookUp(action.text) : '';
    gestures.push({
      target: await resolveTarget(lookUp, action.target),
      text: action.do === 'choose' ? action.option : text,
    });
  }
  return gestures;
}

const isDeed = (action: Action) => 'control' in action || (action.do !== 'see' && action.do !== 'wait');

// Returns the number of steps before the last step with an action other than `see` and `wait`; 0 if no step has
// such an action. Later steps only describe the result.
export const countPreparedSteps = ({ steps }: Recipe): number =>
  Math.max(
    0,
    steps.findLastIndex(({ actions }) => actions.some(isDeed)),
  );

/**
 * Runs the steps of a recipe. The last step waits for the screens of `ends`. Stops at the first failed step, which it
 * returns; rejects with `Stopped` when the run is cancelled.
 */
export async function runSteps(
  context: RecipeContext,
  { steps, ends }: Recipe,
  {
    place = { step: 0, action: 0 },
    until = steps.length,
    onStep,
    onStepDone,
    onAction,
  }: RunStepsOptions = {},
): Promise<RecipeFailure | null> {
  for (const [index, step] of steps.entries()) {
    if (index < place.step || index >= until) continue;
    if (index > place.step) Object.assign(place, { step: index, action: 0 });
    try {
      await onStep?.(step);
      for (const [at, action] of step.actions.entries()) {
        if (at < place.action) continue;
        onAction?.(action);
        await runAction(context, action);
        place.action = at + 1;
      }
      if (index === steps.length - 1) {
        for (const screen of ends.shows) await context.driver.see(screen);
      }
      await onStepDone?.(step, index);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return { step: index, why: getErrorText(error) };
    }
  }
  return null;
}
