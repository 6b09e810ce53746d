// @vitest-environment jsdom
import { RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

// Chromium plays every recipe. These together have every kind of action, control and world of the recipes.
const PLAYED = new Set([
  'flow/first-boleto',
  'flow/session-elsewhere',
  'message/laravel-unknown-email',
  'modal/accountVerified',
  'modal/questionAnsweredByUser',
  'page/loading',
  'page/offline-strip',
]);

playAll(RECIPES.filter(({ id }) => PLAYED.has(id)));
