import type { RecipeView, StepView } from '../../api/recipes.ts';
import { markOf } from '../../autoplay/Captions.tsx';

const SIGNS = { done: '✓', bad: '✗', now: null };

/** The steps of the recipe that plays: done, at hand, to come, and where it failed. */
export function Outline({ recipe, step }: { recipe: RecipeView; step: StepView }) {
  return (
    <ol className="guide" aria-label={recipe.title}>
      {recipe.outline.map(({ says, detail }, index) => {
        const mark = markOf(step, index);
        return (
          <li key={says} className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{(mark && SIGNS[mark]) ?? index + 1}</i>
            <span>
              <b>{says}</b>
              <small>{detail}</small>
              {mark === 'bad' ? <small className="is-bad">{step.failure?.why}</small> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
