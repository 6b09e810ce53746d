import type { CallWatcher } from '../recorder/watched-control.ts';
import type { CurrentRun } from './current-run.ts';
import type { Run } from './run.ts';

/** The names of the calls of the control API by what they do to the recipe that plays, such as `clock.advance`. */
export interface UserCalls {
  /** They replace the world: the recipe ends, because its story is of another world. */
  replacing: RegExp;
  /** After them the page or the data are not as the step needs them: the recipe waits. */
  changing: RegExp;
  /** A later step may meet what they do, such as a fault: the recipe goes on, and a failure is not the recipe's. */
  touching: RegExp;
}

/** Follows what the user does to the world, through the panel or a script, while a recipe plays. */
export const followUserCalls =
  (current: CurrentRun, { replacing, changing, touching }: UserCalls): CallWatcher =>
  (name) => {
    const run = current.get();
    if (!run || run.progress.isOver || run.progress.isLeft) return null;
    const { mode } = run.progress;
    const isForPerson = mode === 'play' || mode === 'apply' || mode === 'prepare';
    if (replacing.test(name)) return isForPerson ? leave(run) : null;
    if (mode === 'play' && changing.test(name)) run.pace.lose();
    else if (mode === 'play' && touching.test(name)) run.pace.taint();
    return null;
  };

/** Ends the run when another world has begun, also if the page reloads then. A call that is refused ends nothing. */
function leave({ progress, pace, stop }: Run) {
  const { pauseReason } = pace.state;
  progress.isLeft = true;
  pace.pause();
  return {
    done: stop,
    failed() {
      progress.isLeft = false;
      if (pauseReason === null) pace.resume();
      else pace.pause(pauseReason);
    },
  };
}
