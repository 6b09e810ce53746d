import type { RecipeView, StepView } from '../../recipe-desk.ts';

/** The steps of the recipe that plays: done, at hand, to come. */
export function Outline({ recipe, step }: { recipe: RecipeView; step: StepView }) {
  return (
    <ol className="guide" aria-label={recipe.title}>
      {recipe.outline.map(({ says, detail }, index) => {
        const isDone = index < step.index || step.isOver;
        const isNow = index === step.index && !step.isOver;
        return (
          <li
            key={says}
            className={isDone ? 'done' : isNow ? 'now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <i aria-hidden="true">{isDone ? '✓' : index + 1}</i>
            <span>
              <b>{says}</b>
              <small>{detail}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
