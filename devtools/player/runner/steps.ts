import { getErrorText } from '../../lib/error-text.ts';
import type { ControlAction } from '../../recipes/control-actions.ts';
import type { Action, Recipe, Step, TextOrReference } from '../../recipes/recipe.ts';
import { Stopped } from '../autoplay/pace.ts';
import type { Driver, Gesture, Target } from '../driver/driver.ts';

export interface RecipeContext {
  driver: Driver;
  applyControl(action: ControlAction): Promise<unknown>;
  lookUp(words: TextOrReference): string | Promise<string>;
  /** Position of the run. `runSteps` continues from the position and updates it. */
  place?: { step: number; action: number };
  onStep?: (step: Step) => void | Promise<void>;
  onStepDone?: (step: Step, index: number) => void | Promise<void>;
  onAction?: () => void;
}

export interface RecipeFailure {
  /** Zero-based index of the failed step. An end that fails counts as a failure of the last step. */
  step: number;
  why: string;
}

/**
 * Runs the steps of a recipe. The last step waits for the screens of `ends`. Stops at the first failed step, which it
 * returns; rejects with `Stopped` when the run is cancelled.
 */
export async function runSteps({ steps, ends }: Recipe, context: RecipeContext) {
  const { place = { step: 0, action: 0 } } = context;
  for (const [index, step] of steps.entries()) {
    if (index < place.step) continue;
    if (index > place.step) Object.assign(place, { step: index, action: 0 });
    try {
      await context.onStep?.(step);
      for (const [at, action] of step.actions.entries()) {
        if (at < place.action) continue;
        context.onAction?.();
        await runAction(context, action);
        place.action = at + 1;
      }
      if (index === steps.length - 1) {
        for (const screen of ends.shows) await context.driver.see({ screen });
      }
      await context.onStepDone?.(step, index);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return { step: index, why: getErrorText(error) };
    }
  }
  return null;
}

async function runAction(context: RecipeContext, action: Action): Promise<unknown> {
  if ('control' in action) return context.applyControl(action);
  const gesture = await resolveGesture(context.lookUp, action);
  const perform = context.driver[gesture.do] as (gesture: Gesture) => Promise<void>;
  return perform(gesture);
}

/** Returns the gesture with texts in place of its references. */
async function resolveGesture(lookUp: RecipeContext['lookUp'], gesture: Gesture<TextOrReference>) {
  const resolved = { ...gesture };
  if ('route' in resolved) resolved.route = await lookUp(resolved.route);
  if ('text' in resolved) resolved.text = await lookUp(resolved.text);
  if ('target' in resolved) {
    const { name } = resolved.target;
    resolved.target = { ...resolved.target, name: name instanceof RegExp ? name : await lookUp(name) };
  }
  return resolved as Gesture;
}

export type NextGesture = Extract<Gesture, { target: Target }>;

/** The clicks, typed texts and choices of the step, with their references looked up. */
export async function listGestures(lookUp: RecipeContext['lookUp'], { actions }: Step) {
  const gestures = actions.filter((action) => 'target' in action);
  return (await Promise.all(gestures.map((gesture) => resolveGesture(lookUp, gesture)))) as NextGesture[];
}

const hasEffect = (action: Action) => 'control' in action || (action.do !== 'see' && action.do !== 'wait');

/** Returns the recipe up to, but without, its last step that has an effect. Later steps only describe the result. */
export const getPreparation = (recipe: Recipe): Recipe => {
  const last = recipe.steps.findLastIndex(({ actions }) => actions.some(hasEffect));
  return { ...recipe, steps: recipe.steps.slice(0, Math.max(0, last)), ends: { shows: [] } };
};
