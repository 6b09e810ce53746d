import type { MockControl, SimulatorEvents } from '../mock-server/index.ts';
import type { Simulator } from './api/simulator.ts';
import { observeCoverage } from './coverage/observe.ts';
import { createLink, createTabLink, type LinkParts, openBrowserTab } from './links/write.ts';
import type { RecipeRunner, StepView } from './runner/runner.ts';

/**
 * Adds coverage, links and recipes to the control API. Without `plugRecipes`, `simulator.recipe` is absent.
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
  // Extends the same object, because the getters and closures of the control API refer to it.
  const simulator: Simulator = Object.assign(control, {
    on,
    cover,
    link: (parts?: LinkParts) => createLink(control, parts),
    tabLink: () => createTabLink(control),
    openTab: async (from?: Window) => openBrowserTab(control, from),
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
