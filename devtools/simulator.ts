/** Puts together `window.simulator`: the control API of the mock server and what only the page around it knows. */
import type { MockControl, SimulatorEvents } from '../mock-server/index.ts';
import type { LinkParts } from './api/links.ts';
import type { RecipeDesk, StepView } from './api/recipes.ts';
import type { Simulator } from './api/simulator.ts';
import { observeCoverage } from './coverage/observe.ts';
import { linkOf, openTab, tabLinkOf } from './links/write.ts';

/**
 * Puts the page's own levers beside the server's. `plugRecipes` makes the desk of the recipes out of the simulator;
 * without it there are none.
 */
export function createSimulator(
  control: MockControl,
  plugRecipes?: (simulator: Simulator) => RecipeDesk,
): Simulator {
  const tell = control.on;
  const cover = observeCoverage(control);
  const on: Simulator['on'] = (event, listener) => {
    if (event === 'modal') return cover.onModal(listener as (type: string) => void);
    if (event === 'step') return simulator.recipe?.onStep(listener as (step: StepView) => void) ?? (() => {});
    return tell(event as keyof SimulatorEvents, listener as (payload: unknown) => void);
  };
  // The levers stay getters and closures of the control: only what is new is added.
  const simulator: Simulator = Object.assign(control, {
    on,
    cover,
    link: (parts?: LinkParts) => linkOf(control, parts),
    tabLink: () => tabLinkOf(control),
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
