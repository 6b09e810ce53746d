import type { MockControl, TextOrReference } from '../../api.ts';
import type { PlayedApp } from '../app.ts';

interface Deps {
  app: PlayedApp;
  control: MockControl;
}

export const lookUpText = ({ app, control }: Deps, words: TextOrReference): string =>
  typeof words === 'string' ? words : app.lookUp(control, words);
