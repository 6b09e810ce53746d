import type { RecipeRunner, StepView } from '../../api.ts';
import { isWriting } from '../../lib/is-writing.ts';
import { isInCabina } from '../../ui/mount.ts';
import { getNext, playNext, readPlaylist, savePlaylist } from './playlist.ts';

/** Delay between the end of a recipe and the start of the next one, at speed 1 (ms). */
const PAUSE_MS = 2_000;

let stopFollowing = () => {};

/** Whether no step is left: Page Down, which goes a step further within a recipe, then goes to the next one. */
const hasEnded = (step: StepView | null) => step === null || (step.isDone && step.index === step.count - 1);

/**
 * Plays the next recipe of the list when one has ended, or when the user presses N or, at the last step, Page Down.
 */
export function followPlaylist(runner: RecipeRunner): void {
  stopFollowing();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followed: string | null = null;
  let isPlayingByItself = false;
  const follow = (step: StepView) => {
    clearTimeout(timer);
    isPlayingByItself = step.pauseReason === null;
    const list = readPlaylist();
    if (list.at === null) {
      // The list that has ended is no longer the last thing that was played.
      if (list.isOver && !step.isOver) savePlaylist({ isOver: false });
      return;
    }
    if (list.ids[list.at] !== step.recipe) {
      // The recipe that the list has just replaced may still send an event. A recipe that the user has started ends the
      // list.
      if (step.recipe !== followed) savePlaylist({ at: null });
      return;
    }
    followed = step.recipe;
    // The user has changed the speed in the captions: the rest of the list plays at it too.
    if (list.speed !== undefined && step.speed !== list.speed) savePlaylist({ speed: step.speed });
    if (!step.isOver) return;
    if (step.isGivenUp) savePlaylist({ at: null });
    else if (getNext(list) === null) savePlaylist({ at: null, isOver: true });
    else
      timer = setTimeout(() => {
        // The user may have started another recipe during the pause.
        if (runner.playing() === null) playNext(runner);
      }, PAUSE_MS / step.speed);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return;
    // The field in which a recipe types has the focus, but the user isn't writing.
    const isText = isWriting(event) && !isPlayingByItself;
    const isNext =
      (event.key === 'PageDown' && hasEnded(runner.playing())) ||
      (event.key.toLowerCase() === 'n' && !isText);
    if (!isNext || getNext(readPlaylist()) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clearTimeout(timer);
    playNext(runner);
  };
  const stop = new AbortController();
  const stopSteps = runner.onStep(follow);
  stopFollowing = () => {
    clearTimeout(timer);
    stopSteps();
    stop.abort();
  };
  for (const target of isInCabina() ? [window, window.parent] : [window])
    target.addEventListener('keydown', press, { capture: true, signal: stop.signal });
  // The window of the cabina stays when the app's page reloads, so its listener has to be removed.
  window.addEventListener('pagehide', () => stop.abort(), { signal: stop.signal });
}
