/** Puts together `window.simulator`: the control API of the mock server and what only the page around it knows. */
import type { MockControl, SimulatorEvents } from '../mock-server/index.ts';
import type { LinkParts } from './api/links.ts';
import type { RecipeRunner, StepView } from './api/recipes.ts';
import type { Simulator } from './api/simulator.ts';
import { observeCoverage } from './coverage/observe.ts';
import { createLink, createTabLink, openTab } from './links/write.ts';

/**
 * Adds what only the page knows to the control API: coverage, links, recipes. `plugRecipes` creates the recipe runner
 * for the new simulator; without it `simulator.recipe` is absent.
 */
export function createSimulator(
  control: MockControl,
  plugRecipes?: (simulator: Simulator) => RecipeRunner,
): Simulator {
  const tell = control.on;
  const cover = observeCoverage(control);
  const on: Simulator['on'] = (event, listener) => {
    if (event === 'modal') return cover.onModal(listener as (type: string) => void);
    if (event === 'step') return simulator.recipe?.onStep(listener as (step: StepView) => void) ?? (() => {});
    return tell(event as keyof SimulatorEvents, listener as (payload: unknown) => void);
  };
  // The same object, because its getters and closures belong to the control API.
  const simulator: Simulator = Object.assign(control, {
    on,
    cover,
    link: (parts?: LinkParts) => createLink(control, parts),
    tabLink: () => createTabLink(control),
    openTab: async (from?: Window) => openTab(control, from),
    complaint: Promise.resolve(null),
  });
  if (plugRecipes) {
    const recipe = plugRecipes(simulator);
    const restore = control.restore;
    simulator.recipe = recipe;
    simulator.restore = () => recipe.restoreWhenOver(restore);
  }
  return simulator;
}
