import type {
  Action,
  ControlAction,
  Gesture,
  MockControl,
  Step,
  Target,
  TextOrReference,
} from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { type Driver, perform, type TargetGesture } from '../driver/driver.ts';

/** What performs the actions of a recipe: the player in the page, or a driver outside of it. */
export interface Performer {
  driver: Driver;
  applyControl(action: ControlAction): Promise<unknown>;
  lookUp(words: TextOrReference): string | Promise<string>;
}

export async function performAction(performer: Performer, action: Action): Promise<unknown> {
  if ('control' in action) return performer.applyControl(action);
  const gesture = await resolveGesture(performer.lookUp, action);
  return perform(performer.driver, gesture);
}

type LookUp = Performer['lookUp'];

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
