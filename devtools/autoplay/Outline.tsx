import { useEffect, useRef } from 'react';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import { useFlowPictures } from '../ui/flow-pictures.ts';

const SIGNS = { done: '✓', bad: '✗', now: null };

export function getMark({ failure, index, isOver }: StepView, at: number) {
  if (failure?.step === at) return 'bad';
  const reached = failure?.step ?? (isOver ? Number.POSITIVE_INFINITY : index);
  if (at < reached) return 'done';
  return at === reached ? 'now' : undefined;
}

interface OutlineProps {
  recipe: RecipeView;
  step: StepView;
  runner: Pick<RecipeRunner, 'goTo'>;
}

export function Outline({ recipe, step, runner }: OutlineProps) {
  const pictures = useFlowPictures();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Keeps the current step visible in a long list. jsdom has no `scrollIntoView`, hence the optional call.
    list.current?.children[step.index]?.scrollIntoView?.({ block: 'nearest' });
  }, [step.index]);
  return (
    <ol className="guide" ref={list} aria-label={recipe.title}>
      {recipe.outline.map(({ says, detail }, index) => {
        const mark = getMark(step, index);
        const picture = pictures.step(recipe.id, index);
        return (
          <li key={says} className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
            <button type="button" title={`Ir al paso ${index + 1}`} onClick={() => runner.goTo(index)}>
              <i aria-hidden="true">{(mark && SIGNS[mark]) ?? index + 1}</i>
              <span>
                <b>{says}</b>
                <small>{detail}</small>
                {mark === 'bad' ? <small className="bad">{step.failure?.why}</small> : null}
              </span>
              {picture ? <img src={picture} alt="" width="39" height="52" loading="lazy" /> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
