import type { MockControl, SimulatorEvents } from '../../mock-server/index.ts';
import type { Coverage } from '../coverage/observe.ts';
import type { CommandLists } from './commands.ts';
import type { LinkParts } from './links.ts';
import type { RecipeRunner, StepView } from './recipes.ts';
import type { Recorder } from './recorder.ts';

export interface PageEvents extends SimulatorEvents {
  /** Type of a dialog that appeared, such as `sendPool` or `trivia/question`. */
  modal: string;
  step: StepView;
}

export interface Simulator extends Omit<MockControl, 'on'> {
  cover: Coverage;
  recipe?: RecipeRunner;
  recorder?: Recorder;
  commands?: CommandLists;
  /** Returns a URL that opens this world, or the given parts of a link, in any browser. */
  link(parts?: LinkParts): Promise<string>;
  /** Returns a URL that opens another tab of this world. The URL works in this browser only. */
  tabLink(): string;
  /**
   * Opens another tab of this world: the tabs share facts and storage. `from` is the window of the last user
   * gesture.
   */
  openTab(from?: Window): Promise<void>;
  /** Spanish error message of the link that opened this page; null when the link had no error. */
  complaint: Promise<string | null>;
  on<Name extends keyof PageEvents>(event: Name, listener: (payload: PageEvents[Name]) => void): () => void;
}
