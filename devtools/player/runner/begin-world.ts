import type { MockControl, Recipe } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import type { RecipeProgress } from './progress.ts';

/** Begins the world of a recipe. `last`: the progress of the tab's previous recipe. */
export async function beginRecipeWorld(
  { branch, fault, net, world }: MockControl,
  { seed, persona }: PlayedApp,
  recipe: Recipe,
  last: RecipeProgress | null,
): Promise<void> {
  // The world of the last recipe is replaced, unless the user has added facts to it.
  const inPlace = last?.branch === branch.current().id && world.facts().length <= (last?.facts ?? 0);
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

const TURN_MS = 50;
/** The page counts as loaded when nothing has changed for 300 ms, and after 6 s at the latest. */
const CALM_TURNS = 6;
const MAX_TURNS = 120;

/**
 * Waits until the page has loaded: a person acts on a page that has, and a recording that begins with a fault would
 * otherwise stop the page's first calls.
 */
export async function waitForApp({ net }: MockControl, app: PlayedApp): Promise<void> {
  if (!app.hasPage()) return;
  const isLoaded = () => app.isPageShown() && net.pending().length === net.held().length;
  for (let turn = 0, calm = 0; turn < MAX_TURNS && calm < CALM_TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    calm = isLoaded() ? calm + 1 : 0;
  }
}
