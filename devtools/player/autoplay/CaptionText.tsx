import type { StepView } from '../../api.ts';
import { formatLength } from '../../lib/format.ts';
import { writeFailure } from '../messages.ts';

interface CaptionTextProps {
  step: StepView;
  /** The position of the recipe in the playlist, such as “Recorrido 2 de 5”; empty without a playlist. */
  listPlace: string;
}

/** The number and the caption of the current step, its result, and why a paused recipe waits. */
export function CaptionText({ step, listPlace }: CaptionTextProps) {
  const { caption, count, detail, index, isDone, isOver, secondsLeft, speed } = step;
  const hint = getHint(step);
  const tone = step.failure ? 'text-bad' : 'text-heed';
  const ending = step.failure ? 'Se detuvo aquí' : 'Fin del recorrido';
  const state = step.pauseReason === 'statement' ? 'Aquí se ve el enunciado: ▶ sigue' : '';
  const news = isOver ? ending : state;
  const progress = [
    listPlace,
    `Paso ${index + 1} de ${count}`,
    isOver ? '' : `quedan ${formatLength(secondsLeft / speed)}`,
  ].filter(Boolean);
  return (
    <div className="max-lg:col-[1/3] max-lg:row-1">
      <small className="inline">
        {progress.join(' · ')}
        {news ? ' · ' : ''}
        {/* A line of its own would change the height of the bar. */}
        <em className={`not-italic ${tone}`} role="status">
          {news}
        </em>
      </small>
      <p className="wrap-anywhere font-medium text-lg leading-[1.3] lg:text-[18px]" role="status">
        {caption}
        {/* Until the step is done, the invisible detail takes its space, so that the bar keeps its height. */}
        {detail ? (
          <span
            className="quiet block font-normal text-base"
            style={{ visibility: isDone ? 'visible' : 'hidden' }}
          >
            {detail}
          </span>
        ) : null}
        {hint ? <em className={`block font-normal text-base not-italic ${tone}`}>{hint}</em> : null}
      </p>
    </div>
  );
}

function getHint({ failure, pauseReason, isOver }: StepView): string {
  if (failure) return `El recorrido no salió como dice: ${writeFailure(failure.step + 1, failure.why)}`;
  return pauseReason === 'person' && !isOver
    ? 'Tú tienes el control. Presiona ▶ (Seguir) para que el recorrido continúe.'
    : '';
}
