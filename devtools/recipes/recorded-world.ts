import { toRoute } from '../../mock-server/catalogue/address.ts';
import type { MockControl, RecipeWorld } from '../api.ts';
import { redact } from '../lib/redact.ts';
import { toFaultSpec } from '../player/recorder/fault-spec.ts';
import { DEFAULT_WORLD } from './default-world.ts';
import { toTimeExpression } from './time-expression.ts';

/** Describes the world of this moment for a recipe. Leaves out a recipe's defaults, so that its link stays short. */
export function describeWorld(control: MockControl): RecipeWorld {
  const { clock, fault, isReal, world } = control;
  const route = toRoute(location.pathname);
  const { device } = clock.view();
  const faults = fault.list().map(toFaultSpec);
  return {
    as: world.persona() ?? DEFAULT_WORLD.persona,
    at: toTimeExpression(control, clock.now()),
    ...(world.seed() !== DEFAULT_WORLD.seed && { seed: world.seed() }),
    ...(faults.length > 0 && { faults }),
    ...(world.isLaravel() && { laravel: true }),
    ...(device !== 'server' && { device }),
    // The page of a mailed link has its token in its address.
    route: isReal ? redact(route) : route,
  };
}
