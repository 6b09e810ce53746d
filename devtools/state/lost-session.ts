import type { Simulator } from '../api.ts';
import { createStoredValue } from '../lib/stored-value.ts';

/** Who used the app before an action that may jump in time, and when (world ms). */
interface Mark {
  at: number;
  name: string;
  branch: string;
}

/** A jump back reloads the page, so the next document compares with it. */
const before = createStoredValue('before-jump', (stored) => stored as Mark | null);

export function markSession({ branch, clock, isReal, world }: Simulator): void {
  const user = isReal ? null : world.user();
  before.write(user && { at: clock.now(), name: user.name, branch: branch.current().id });
}

/** Returns who used the app before a jump to an instant before the log-in, once; null after anything else. */
export function takeLostSession({ branch, clock, isReal, world }: Simulator): Mark | null {
  const mark = before.read();
  if (isReal || mark === null) return null;
  before.write(null);
  const isLost = world.user() === null && clock.now() < mark.at && branch.current().id === mark.branch;
  return isLost ? mark : null;
}
