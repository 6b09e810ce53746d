import type { MockControl, SimulatorEvents } from '../../mock-server/index.ts';
import type { Coverage } from '../coverage/observe.ts';
import type { LinkParts } from '../links/write.ts';
import type { Recorder } from '../recorder/recorder.ts';
import type { RecipeRunner, StepView } from '../runner/runner.ts';

export interface PageEvents extends SimulatorEvents {
  /** Type of a dialog that appeared, such as `sendPool` or `trivia/question`. */
  modal: string;
  step: StepView;
}

export interface Simulator extends Omit<MockControl, 'on'> {
  cover: Coverage;
  recipe?: RecipeRunner;
  recorder?: Recorder;
  /**
   * Returns a URL that opens this world in any browser. With `parts` other than `route`, the URL contains only
   * these parts instead of the world. Rejects when the world is too large for a URL.
   */
  link(parts?: LinkParts): Promise<string>;
  /**
   * Returns a URL that opens another tab of this world. The URL works in this browser only. Throws when the
   * browser blocks storage.
   */
  tabLink(): string;
  /**
   * Opens another tab of this world: the tabs share facts and storage. `from` is the window of the last user
   * gesture. Rejects when the browser blocks the tab or its storage.
   */
  openTab(from?: Window): Promise<void>;
  /**
   * Resolves to the Spanish error message of the link that opened this page; to null without a link or an
   * error.
   */
  complaint: Promise<string | null>;
  on<Name extends keyof PageEvents>(event: Name, listener: (payload: PageEvents[Name]) => void): () => void;
}
