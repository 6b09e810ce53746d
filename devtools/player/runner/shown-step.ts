import type { Recipe, RecipeFailure, StepView } from '../../api.ts';
import { getTimeFrom } from '../autoplay/pace.ts';
import type { RecipeProgress } from './progress.ts';
import { countActionsBeforeCaption } from './step-parts.ts';

/** What a step has come to: its page loads, its caption stands, its detail too, or it is done. */
export type StepState = 'loading' | 'caption' | 'detail' | 'done';

/** Returns what the captions show. While the steps before `showFrom` run, that is the step `showFrom`. */
function toStepView(
  recipe: Recipe,
  { pace, place, showFrom, statement }: RecipeProgress,
  state: StepState,
): StepView {
  const { id, title, steps } = recipe;
  const index = Math.min(Math.max(place.step, showFrom), steps.length - 1);
  return {
    recipe: id,
    title,
    index,
    count: steps.length,
    caption: steps[index]?.says ?? '',
    detail: steps[index]?.detail ?? '',
    statement: statement?.step === index ? statement.id : null,
    isLoading: state === 'loading' || place.step < showFrom,
    showsDetail: (state === 'detail' || state === 'done') && place.step >= showFrom,
    isDone: state === 'done' && place.step >= showFrom,
    secondsLeft: Math.round(getTimeFrom(recipe, index) / 1_000),
    isOver: false,
    isGivenUp: false,
    failure: null,
    pauseReason: pace.pauseReason,
    speed: pace.speed,
  };
}

export type ShownStep = ReturnType<typeof createShownStep>;

/** Creates the step that the captions of a run show; null before the first step of a recipe that doesn't play. */
export function createShownStep(recipe: Recipe, progress: RecipeProgress, onShow: (view: StepView) => void) {
  const { place } = progress;
  const step = recipe.steps[place.step];
  const isShown = step && place.action > countActionsBeforeCaption(step);
  let shown = progress.mode === 'play' ? toStepView(recipe, progress, isShown ? 'caption' : 'loading') : null;
  let isGivenUp = false;
  const show = (view: StepView | null) => {
    // The step under way when the user stops a run still goes on until its next wait.
    if (isGivenUp) return;
    shown = view;
    if (view) onShow(view);
  };
  return {
    get: () => shown,
    showStep: (state: StepState) => show(toStepView(recipe, progress, state)),
    showPace() {
      const { pauseReason, speed } = progress.pace;
      show(shown && { ...shown, pauseReason, speed });
    },
    showEnd: (failure: RecipeFailure | null) => show(shown && { ...shown, isOver: true, failure }),
    /** Ends the captions of a run that is stopped. */
    giveUp() {
      const last = shown;
      shown = null;
      isGivenUp = true;
      if (last) onShow({ ...last, isOver: true, isGivenUp: true });
    },
  };
}
