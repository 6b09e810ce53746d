import { SECOND_MS } from '../../mock-server/lib/time.ts';
import { type Action, RECIPE_SEED, type Recipe, type Step } from '../recipes/recipe.ts';
import type { RecordedAction, Recording } from './recording.ts';

export const DRAFT_ID = 'flow/borrador';

const floorToSeconds = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

const isMoveBack = ({ action }: RecordedAction) =>
  'control' in action && action.control === 'goto' && action.data;

/**
 * The clock of a replay is frozen, but the clock of the recording ran. The replay advances its clock before the
 * actions that a later jump back rewinds, so that this jump rewinds their facts.
 */
function withTimeBetween(recorded: readonly RecordedAction[], startedAt: number): Action[] {
  let clock = floorToSeconds(startedAt);
  return recorded.flatMap(({ action, at }, index): Action[] => {
    if ('control' in action) {
      if (action.control === 'advance') clock += Number.parseInt(String(action.span), 10) * SECOND_MS;
      else if (action.control === 'goto') clock = floorToSeconds(at);
      return [action];
    }
    const back = recorded.find((one, place) => place > index && isMoveBack(one));
    if (!back || floorToSeconds(at) <= floorToSeconds(back.at) || clock > back.at) return [action];
    const span = Math.ceil((at - clock) / SECOND_MS);
    clock += span * SECOND_MS;
    return [{ control: 'advance', span: `${span}s`, silent: true }, action];
  });
}

function toSteps(actions: readonly Action[]): Step[] {
  const steps: Action[][] = [[]];
  for (const action of actions) {
    steps.at(-1)?.push(action);
    if ('do' in action && action.do === 'see') steps.push([]);
  }
  return steps
    .filter((step) => step.length > 0)
    .map((step, index) => ({ says: `Paso ${index + 1}`, detail: '', actions: step }));
}

export function toRecipe({ as, seed, at, faults, isLaravel, route, ...recording }: Recording): Recipe | null {
  const steps = toSteps(withTimeBetween(recording.actions, recording.startedAt));
  if (steps.length === 0) return null;
  return {
    id: DRAFT_ID,
    title: 'Borrador',
    tags: ['flujos'],
    covers: [...recording.covers],
    world: {
      as,
      at,
      ...(seed !== RECIPE_SEED && { seed }),
      ...(faults.length > 0 && { faults }),
      ...(isLaravel && { laravel: true }),
      route,
    },
    steps,
    expect: recording.end ? [{ sees: recording.end }] : [],
  };
}
