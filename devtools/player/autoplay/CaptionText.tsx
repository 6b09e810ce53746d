import type { StepView } from '../../api.ts';
import { formatLength } from '../../lib/format.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { STEP_FAILED, writeFailure } from '../messages.ts';
import type { ListPlace } from '../playlist/playlist.ts';
import type { CaptionLayout } from './caption-layout.ts';

interface CaptionTextProps {
  step: StepView;
  place: ListPlace;
  layout: CaptionLayout;
  isFull: boolean;
  /** Whether a failed step shows its technical reason. */
  isQa?: boolean;
}

/** The sizes of the caption and of what stands above it, as large as the space allows. */
const SIZES = {
  stage: {
    caption: 'text-balance text-[clamp(30px,min(5vw,8vh),112px)] leading-[1.15]',
    progress: 'text-[clamp(16px,1.7vw,32px)]',
  },
  full: {
    caption: 'text-[20px] leading-[1.25] lg:text-[clamp(24px,2.2vw,44px)]',
    progress: 'lg:text-[clamp(14px,1.1vw,22px)]',
  },
  side: { caption: 'text-[22px] leading-[1.25]', progress: '' },
  bar: { caption: 'text-lg leading-[1.3] lg:text-[18px]', progress: '' },
};

const LOADING = 'Un momento…';

/** The number and the caption of the current step, its result, and why a paused recipe waits. */
export function CaptionText({ step, place, layout, isFull, isQa = false }: CaptionTextProps) {
  const { count, detail, index, isDone, isLoading, isOver, secondsLeft, speed, title } = step;
  const sizes = SIZES[layout === 'bar' && isFull ? 'full' : layout];
  const hint = getHint(step, place, isQa);
  const tone = step.failure ? 'text-bad' : 'text-heed';
  const ending = step.failure ? 'Se detuvo aquí' : getEnding(place);
  const here = step.statement && isDone && !step.failure ? 'Aquí se ve este punto' : '';
  const state = step.pauseReason === 'statement' ? `${here}: ▶ sigue` : here;
  const news = isOver ? [here, ending].filter(Boolean).join(' · ') : state;
  const progress = [
    // In full screen no header names the recipe. A phone has room for one name, on the first step.
    ...(layout === 'bar' && isFull ? getNames(step, place) : []),
    place.words,
    `Paso ${index + 1} de ${count}`,
    isOver ? '' : `quedan ${formatLength(secondsLeft / speed)}`,
  ].filter(Boolean);
  return (
    <div className="max-lg:col-[1/3] max-lg:row-1">
      {layout === 'stage' ? (
        <>
          {place.listName ? (
            <p className="mb-2 text-balance text-[clamp(18px,min(2vw,3.4vh),42px)] leading-[1.2]">
              {place.listName}
            </p>
          ) : null}
          <h2 className="mb-4 text-balance text-[clamp(26px,min(3.2vw,5.2vh),66px)] text-accent leading-[1.1]">
            {title}
          </h2>
        </>
      ) : null}
      <small className={`inline ${sizes.progress}`}>
        {progress.join(' · ')}
        {news ? ' · ' : ''}
        {/* A line of its own would change the height of the bar. */}
        <em className={`not-italic ${tone}`} role="status">
          {news}
        </em>
      </small>
      <p className={`wrap-anywhere font-medium ${sizes.caption}`} role="status">
        {isLoading ? LOADING : step.caption}
        {/* Until it may be read, the invisible detail takes its space, so that the bar keeps its height. */}
        {detail ? (
          <span
            className={`quiet block font-normal ${isFull ? 'mt-1 text-[0.62em]' : 'text-base'}`}
            style={{ visibility: step.showsDetail ? 'visible' : 'hidden' }}
          >
            {detail}
          </span>
        ) : null}
        {hint ? (
          <em className={`block font-normal not-italic ${isFull ? 'text-[0.7em]' : 'text-base'} ${tone}`}>
            {hint}
          </em>
        ) : null}
      </p>
    </div>
  );
}

function getNames({ index, title }: StepView, { listName }: ListPlace): string[] {
  if (!isNarrowWindow()) return [listName, title];
  return index === 0 ? [listName || title] : [];
}

function getEnding({ isOver, next }: ListPlace): string {
  if (isOver) return 'Fin de la lista';
  return next === null ? 'Fin del recorrido' : `Fin del recorrido · Sigue: ${next}`;
}

const HINTS: Partial<Record<string, string>> = {
  person: 'Tú tienes el control. Presiona ▶ (Seguir) para que el recorrido continúe.',
  lost: 'Tú tienes el control. Presiona ▶ (Seguir) y el recorrido repite este paso.',
};

function getHint({ failure, pauseReason, isOver }: StepView, { next }: ListPlace, isQa: boolean): string {
  const instead =
    next === null ? 'vuelve a empezar o elige otro recorrido' : 'sigue con el siguiente o vuelve a empezar';
  if (failure && !isQa) return `${STEP_FAILED}; ${instead}.`;
  if (failure) return `El recorrido no salió como dice: ${writeFailure(failure.step + 1, failure.why)}`;
  return (!isOver && pauseReason && HINTS[pauseReason]) || '';
}
