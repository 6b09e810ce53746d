import type {
  Action,
  ControlAction,
  Gesture,
  MockControl,
  Recipe,
  RecipeFailure,
  Step,
  Target,
  TextOrReference,
} from '../../api.ts';
import { getErrorText } from '../../lib/error-text.ts';
import type { PlayedApp } from '../app.ts';
import { Stopped } from '../autoplay/pace.ts';
import { type Driver, perform, type TargetGesture } from '../driver/driver.ts';

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

/**
 * Runs the steps of a recipe. The last step waits for the screens of `ends`. Stops at the first failed step, which it
 * returns; rejects with `Stopped` when the run is cancelled.
 */
export async function runSteps(
  { steps, ends }: Recipe,
  context: RecipeContext,
): Promise<RecipeFailure | null> {
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
  return perform(context.driver, gesture);
}

type LookUp = RecipeContext['lookUp'];

/** Returns the gesture with texts in place of its references. */
async function resolveGesture(lookUp: LookUp, gesture: Gesture<TextOrReference>): Promise<Gesture> {
  switch (gesture.do) {
    case 'go':
      return { ...gesture, route: await lookUp(gesture.route) };
    case 'click':
    case 'type':
    case 'choose':
      return resolveUse(lookUp, gesture);
    default:
      return gesture;
  }
}

async function resolveUse(lookUp: LookUp, gesture: TargetGesture<TextOrReference>): Promise<TargetGesture> {
  if (gesture.do === 'type') {
    const text = await lookUp(gesture.text);
    return { ...gesture, text, target: await resolveTarget(lookUp, gesture.target) };
  }
  return { ...gesture, target: await resolveTarget(lookUp, gesture.target) };
}

const resolveTarget = async (lookUp: LookUp, target: Target<TextOrReference>): Promise<Target> => ({
  ...target,
  name: target.name instanceof RegExp ? target.name : await lookUp(target.name),
});

/** The clicks, typed texts and choices of the step that are not optional, with their references looked up. */
export function listGestures(lookUp: LookUp, { actions }: Step): Promise<TargetGesture[]> {
  const gestures = actions
    .filter((action) => 'target' in action)
    .filter((action) => !('isOptional' in action));
  return Promise.all(gestures.map((gesture) => resolveUse(lookUp, gesture)));
}

export const lookUpText = (
  { app, control }: { app: PlayedApp; control: MockControl },
  words: TextOrReference,
): string => (typeof words === 'string' ? words : app.lookUp(control, words));
