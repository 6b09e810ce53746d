/** The control API's `world`. */
import type { Game } from '../game.ts';
import { createBeginningControl } from './beginnings.ts';
import { createCurrentUser } from './current-user.ts';
import { createEditControl } from './edits.ts';
import { createOutsideControl } from './outside.ts';
import { createSavedWorldControl } from './saved-worlds.ts';
import { createWorldQueries } from './world-queries.ts';

/** `isPersisted`: the world must be saved in the browser. */
export function createWorldControl(game: Game, isPersisted = false) {
  const currentUser = createCurrentUser(game);
  return {
    ...createSavedWorldControl(game, isPersisted),
    ...createBeginningControl(game),
    ...createEditControl(game, currentUser.getUserId),
    ...createOutsideControl(game, currentUser.getUserId),
    ...createWorldQueries(game, currentUser),
    /** Goes to just after a fact and reloads the page; `seq` 0 is the start of the world. Rejects an unknown `seq`. */
    gotoFact: (seq: number) => game.goToFact(seq),
  };
}
