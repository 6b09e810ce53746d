import type { ExternalRuns, MockControl } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { lookUpText } from './perform-action.ts';
import { checkEnd } from './verdict.ts';

interface Deps {
  app: PlayedApp;
  control: MockControl;
}

/** `setUp` begins a recipe in the mode `external`. */
export function createExternalRuns(
  { app, control }: Deps,
  setUp: ExternalRuns['setUp'],
  getObserved: () => readonly string[],
): ExternalRuns {
  return {
    setUp,
    async applyControl(action) {
      await app.applyControl(control, action);
    },
    lookUp: (words) => lookUpText({ app, control }, words),
    checkEnd: (end) => checkEnd(control, app, end),
    async reveal(screen) {
      const [{ reveal }, page] = await Promise.all([import('../driver/screens.ts'), app.loadPage()]);
      reveal(page, screen);
    },
    observed: () => [...getObserved()].sort(),
  };
}
