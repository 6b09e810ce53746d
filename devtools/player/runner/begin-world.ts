import type { MockControl, Recipe } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import type { RecipeProgress } from './progress.ts';

/** Begins the world of a recipe. `last`: the progress of the tab's previous recipe. */
export async function beginRecipeWorld(
  control: MockControl,
  { seed, persona }: PlayedApp,
  recipe: Recipe,
  last: RecipeProgress | null,
): Promise<void> {
  const { fault, net, world } = control;
  const inPlace = isOnlyOfRecipe(control, last);
  // Before the log is cleared, releases the calls that faults hold, so that they end and the log of the new world
  // doesn't list them.
  if (fault.held() > 0) await fault.release();
  net.clear();
  const { packed, ...start } = recipe.world;
  // The clock is frozen, so that each run of a recipe sees the same times.
  const how = { rate: 0, previousName: 'Antes del recorrido', inPlace };
  if (packed === undefined) await world.begin({ seed, as: persona, ...start, ...how });
  else await world.unpack(packed, how);
}

/** Whether the world is that of the recipe, and the user has added no facts to it. */
export const isOnlyOfRecipe = ({ branch, world }: MockControl, last: RecipeProgress | null): boolean =>
  last?.branch === branch.current().id && world.facts().length <= last.facts;
