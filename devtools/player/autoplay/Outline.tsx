import { useEffect, useRef } from 'react';
import type { RecipeRunner, RecipeView, StepView } from '../../api.ts';
import { useFlowPictures } from '../../ui/flow-pictures.ts';
import { STEP_FAILED } from '../messages.ts';
import { GUIDE, STEP, StepWords } from './StepWords.tsx';
import { getMark } from './step-marks.ts';

/** The picture of a step. Cropped around 56 % of its height, where the dialogs of the app open. */
const PICTURE = 'block border border-line object-cover object-[50%_56%]';

interface OutlineProps {
  recipe: RecipeView;
  step: StepView;
  runner: RecipeRunner;
  /** Whether a failed step shows its technical reason. */
  isQa?: boolean;
}

/** The steps of a recipe. A press of a step goes to it. */
export function Outline({ recipe, step, runner, isQa = false }: OutlineProps) {
  const pictures = useFlowPictures();
  const list = useRef<HTMLOListElement>(null);
  const hasPictures = pictures.step(recipe.id, 0) !== null;
  // Keeps the current step visible in a long list, with the steps around it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures load later and move the step.
  useEffect(() => {
    // jsdom has no `scrollIntoView`, hence the optional call.
    list.current?.children[step.index]?.scrollIntoView?.({ block: 'center' });
  }, [step.index, hasPictures]);
  return (
    <ol className={`${GUIDE} overflow-auto`} ref={list} aria-label={recipe.title}>
      {recipe.outline.map(({ says, detail }, index) => {
        const mark = getMark(step, index);
        const picture = pictures.step(recipe.id, index);
        return (
          <li
            key={says}
            className={mark === 'now' ? 'bg-f2' : undefined}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <button
              className={`bare ${STEP} min-h-11 w-full text-start [font:inherit] [place-items:start_stretch]`}
              type="button"
              title={`Ir al paso ${index + 1}`}
              onClick={() => runner.goTo(index)}
            >
              <StepWords
                index={index}
                mark={mark}
                says={says}
                detail={detail}
                why={isQa ? step.failure?.why : STEP_FAILED}
              />
              {picture ? (
                <img className={PICTURE} src={picture} alt="" width="39" height="52" loading="lazy" />
              ) : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
