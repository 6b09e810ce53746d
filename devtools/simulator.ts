/**
 * `window.simulator`: the levers of the pretend back end, plus what only the page around it knows: the dialogs that
 * were on screen, the routes that were visited, and the links that set a world up.
 */
import type { MockControl, SimulatorEvents } from '../mock-server/index.ts';
import { type CoverageDesk, observeCoverage } from './coverage/observe.ts';
import { type LinkParts, linkOf, openTab, tabLinkOf } from './links/write.ts';
import type { RecipeDesk, StepView } from './recipe-desk.ts';
import type { RecorderDesk } from './recorder/desk.ts';

/** What the page tells besides what the server does. */
export interface PageEvents extends SimulatorEvents {
  /** A dialog came up: its type, or `trivia/question` and the like. */
  modal: string;
  /** A recipe came to a step. */
  step: StepView;
}

/** The scripting API: the same object for the console, the panel and the browser tests. */
export interface Simulator extends Omit<MockControl, 'on'> {
  cover: CoverageDesk;
  /** Guided journeys; absent while none are plugged in. */
  recipe?: RecipeDesk;
  /** Takes a session by hand down as a draft of a recipe; absent where there is no page. */
  recorder?: RecorderDesk;
  /** A link that opens this world, or the parts that are given, anywhere. */
  link(parts?: LinkParts): Promise<string>;
  /** The address of another tab of this world, in this browser alone. */
  tabLink(): string;
  /** Opens that tab: it sees the same facts and the same storage. `from` is the window that was just used. */
  openTab(from?: Window): Promise<void>;
  /** What was wrong with the link that this page started with, in Spanish; null when nothing was. */
  complaint: Promise<string | null>;
  /** Listens; the returned function stops it. */
  on<Name extends keyof PageEvents>(event: Name, listener: (payload: PageEvents[Name]) => void): () => void;
}

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
