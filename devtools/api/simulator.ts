/** The types of `window.simulator`, the scripting API of the console, the panel and the browser tests. */
import type { MockControl, SimulatorEvents } from '../../mock-server/index.ts';
import type { Coverage } from '../coverage/observe.ts';
import type { LinkParts } from './links.ts';
import type { RecipeRunner, StepView } from './recipes.ts';
import type { Recorder } from './recorder.ts';

/** What the page tells besides what the server does. */
export interface PageEvents extends SimulatorEvents {
  /** A dialog came up: its type, or `trivia/question` and the like. */
  modal: string;
  /** A recipe came to a step. */
  step: StepView;
}

/** The scripting API: the same object for the console, the panel and the browser tests. */
export interface Simulator extends Omit<MockControl, 'on'> {
  cover: Coverage;
  /** Guided journeys; absent while none are plugged in. */
  recipe?: RecipeRunner;
  /** Takes a session by hand down as a draft of a recipe; absent where there is no page. */
  recorder?: Recorder;
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
