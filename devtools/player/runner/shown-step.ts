import type { Recipe, RecipeFailure, StepView } from '../../api.ts';
import { getTimeFrom } from '../autoplay/pace.ts';
import type { RecipeProgress } from './progress.ts';

/** Returns what the captions show. While the steps before `showFrom` run, that is the step `showFrom`. */
function toStepView(
  recipe: Recipe,
  { pace, place, showFrom, statement }: RecipeProgress,
  isDone: boolean,
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
    isDone: isDone && place.step >= showFrom,
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
  let shown = progress.mode === 'play' ? toStepView(recipe, progress, false) : null;
  const show = (view: StepView | null) => {
    shown = view;
    if (view) onShow(view);
  };
  return {
    get: () => shown,
    showStep: (isDone: boolean) => show(toStepView(recipe, progress, isDone)),
    showPace() {
      const { pauseReason, speed } = progress.pace;
      show(shown && { ...shown, pauseReason, speed });
    },
    showEnd: (failure: RecipeFailure | null) => show(shown && { ...shown, isOver: true, failure }),
    /** Ends the captions of a run that is stopped. */
    giveUp() {
      const last = shown;
      shown = null;
      if (last) onShow({ ...last, isOver: true, isGivenUp: true });
    },
  };
}
