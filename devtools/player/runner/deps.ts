import type { Coverage, MockControl, RecipeRunner, Recorder } from '../../api.ts';
import type { PlayedApp } from '../app.ts';

/** What a run needs of the simulator. */
export interface RunDeps {
  app: PlayedApp;
  control: MockControl;
  cover: Coverage;
  recorder: Pick<Recorder, 'ready'>;
  /** The runner whose buttons the captions have. */
  runner: RecipeRunner;
}
