import { type ReactNode, useEffect, useRef } from 'react';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import { useFlowPictures } from '../ui/flow-pictures.ts';

/** The columns of a step: its sign, its words, its picture. */
export const STEP = 'grid grid-flow-col grid-cols-[22px_1fr] gap-2.25 py-2 pr-2 pl-0';
/** The picture of a step. Cropped around 56 % of its height, where the dialogs of the app open. */
const PICTURE = 'block border border-line object-cover object-[50%_56%]';
const SIGN = 'grid size-5.5 place-items-center border font-mono text-sm leading-none font-medium not-italic';
const SIGN_COLOURS = {
  done: 'border-good text-good',
  bad: 'border-bad text-bad',
  now: 'border-accent bg-accent text-ink',
};
const SIGNS = { done: '✓', bad: '✗', now: null };

type Mark = keyof typeof SIGN_COLOURS;

export function getMark({ failure, index, isOver }: StepView, at: number): Mark | undefined {
  if (failure?.step === at) return 'bad';
  const reached = failure?.step ?? (isOver ? Number.POSITIVE_INFINITY : index);
  if (at < reached) return 'done';
  return at === reached ? 'now' : undefined;
}

interface StepWordsProps {
  sign: ReactNode;
  mark?: Mark;
  says: string;
  detail: string;
  why?: string;
}

/** The sign and the words of a step. `why`: why it failed. */
export function StepWords({ sign, mark, says, detail, why }: StepWordsProps) {
  return (
    <>
      <i className={`${SIGN} ${mark ? SIGN_COLOURS[mark] : 'border-edge'}`} aria-hidden="true">
        {sign}
      </i>
      <span>
        <b className="block leading-[1.3] in-[button:hover]:text-accent">{says}</b>
        <small className="leading-[1.3]">{detail}</small>
        {mark === 'bad' ? <small className="text-bad leading-[1.3]">{why}</small> : null}
      </span>
    </>
  );
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
    <ol className="guide overflow-auto" ref={list} aria-label={recipe.title}>
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
              className={`bare ${STEP} min-h-11 w-full [place-items:start_stretch] text-start [font:inherit]`}
              type="button"
              title={`Ir al paso ${index + 1}`}
              onClick={() => runner.goTo(index)}
            >
              <StepWords
                sign={(mark && SIGNS[mark]) ?? index + 1}
                mark={mark}
                says={says}
                detail={detail}
                why={step.failure?.why}
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
