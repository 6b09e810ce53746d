/** The control API's `world`. */
import type { BackEnd } from '../back-end.ts';
import { createAccountControl } from './accounts.ts';
import { createBeginningControl } from './beginnings.ts';
import { createCurrentUser } from './current-user.ts';
import { createEditControl } from './edits.ts';
import { createLaravelControl } from './laravel.ts';
import { createOtherDeviceControl } from './other-device.ts';
import { createSavedWorldControl } from './saved-worlds.ts';
import { createWorldQueries } from './world-queries.ts';

/** `isPersisted`: the world must be saved in the browser. */
export function createWorldControl(backEnd: BackEnd, isPersisted = false) {
  const currentUser = createCurrentUser(backEnd);
  return {
    ...createSavedWorldControl(backEnd, isPersisted),
    ...createBeginningControl(backEnd),
    ...createAccountControl(backEnd),
    ...createEditControl(backEnd, currentUser.getUserId),
    ...createOtherDeviceControl(backEnd, currentUser.getUserId),
    ...createLaravelControl(backEnd),
    ...createWorldQueries(backEnd, currentUser),
    /** Goes to just after a fact and reloads the page; `seq` 0 is the start of the world. Rejects an unknown `seq`. */
    gotoFact: (seq: number) => backEnd.goToFact(seq),
  };
}
