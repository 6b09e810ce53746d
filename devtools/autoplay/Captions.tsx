import { useState } from 'react';
import { copy } from '../copy.ts';
import { formatLength } from '../format.ts';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner } from '../runner/runner.ts';
import { isNarrowWindow } from '../state/settings.ts';
import { copyText } from '../ui/copy-text.ts';
import { toggleFullScreen, useFullScreen } from '../ui/full-screen.ts';
import { IconButton } from '../ui/icons.tsx';
import { QrButton } from '../ui/QrButton.tsx';
import { getMark, Outline } from './Outline.tsx';
import { describePlaceInList, getNextSpeed, playNext, savePlaylist } from './playlist.ts';

function getHint({ failure, pauseReason, isOver }: StepView): string {
  if (failure) return `El recorrido no salió como dice: ${copy.failedAt(failure.step + 1, failure.why)}`;
  return pauseReason === 'person' && !isOver
    ? 'Tú tienes el control. Presiona ▶ (Seguir) para que el recorrido continúe.'
    : '';
}

function describePlace({ count, index, isOver, recipe, secondsLeft, speed }: StepView): string {
  const inList = describePlaceInList(recipe);
  return [
    inList && `Recorrido ${inList}`,
    `Paso ${index + 1} de ${count}`,
    !isOver && `quedan ${formatLength(secondsLeft / speed)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface CaptionsProps {
  step: StepView;
  runner: RecipeRunner;
  /** Saves a picture of each step of the recipe. Absent in the dock, because only the cabina can take pictures. */
  onSave?: () => void;
  onClose: () => void;
}

export function Captions({ step, runner, onSave, onClose }: CaptionsProps) {
  const { caption, count, detail, pauseReason, index, isDone, isOver, recipe, speed } = step;
  const [isListed, setListed] = useState(false);
  const [note, setNote] = useState('');
  const isFull = useFullScreen();
  // The header of a wide cabina has this button.
  const canFill = document.fullscreenEnabled && !(onSave && !isNarrowWindow());
  const hint = getHint(step);
  const isInList = describePlaceInList(recipe) !== null;
  // After the end, the link plays the recipe from its beginning.
  const linked = isOver ? 'del recorrido' : 'de este paso';
  const getLink = () => runner.link(recipe, isOver ? 0 : index);
  const run = (action: () => unknown) =>
    void Promise.resolve()
      .then(action)
      .catch((reason: Error) => setNote(reason.message));
  const copyLink = async () => {
    await copyText(getLink());
    setNote('Enlace copiado');
  };
  const listed = isListed ? runner.list().find(({ id }) => id === recipe) : undefined;
  return (
    <section
      className="captions"
      aria-label="Recorrido"
      onMouseDown={(event) => {
        // A press of a button leaves the focus in the app's field: an empty field that loses the focus is marked as
        // invalid, although autoplay has not filled it in yet.
        if ((event.target as Element).closest('button')) event.preventDefault();
      }}
    >
      {listed ? (
        <div className="captions-steps">
          <Outline recipe={listed} step={step} runner={runner} />
        </div>
      ) : null}
      <div className="captions-buttons">
        <IconButton icon="previous" name="Paso anterior" onPress={() => runner.skip(-1)} />
        {isOver ? (
          <IconButton icon="play" name="Repetir" onPress={() => void runner.play(recipe)} />
        ) : pauseReason ? (
          <IconButton icon="play" name="Seguir" onPress={() => runner.resume()} />
        ) : (
          <IconButton icon="pause" name="Pausar" onPress={() => runner.pause()} />
        )}
        <IconButton icon="next" name="Paso siguiente" onPress={() => runner.skip(1)} />
        {isInList ? (
          <IconButton icon="skip" name="Recorrido siguiente" onPress={() => playNext(runner)} />
        ) : null}
      </div>
      <div className="captions-words">
        <small>
          {describePlace(step)}
          {isOver ? ' · ' : ''}
          {/* In this line, so that the bar keeps its height. */}
          <em className={step.failure ? 'bad' : 'heed'} role="status">
            {isOver ? (step.failure ? 'Se detuvo aquí' : 'Fin del recorrido') : ''}
          </em>
        </small>
        <p role="status">
          {caption}
          {/* Until the step is done, the detail is invisible but keeps its space, so that the bar keeps its
              height. */}
          {detail ? (
            <span className="quiet" style={{ visibility: isDone ? 'visible' : 'hidden' }}>
              {detail}
            </span>
          ) : null}
          {hint ? <em className={step.failure ? 'bad' : 'heed'}>{hint}</em> : null}
        </p>
      </div>
      <div className="captions-buttons">
        <IconButton
          icon="steps"
          name="Ver los pasos"
          className="captions-list"
          isExpanded={isListed}
          onPress={() => setListed(!isListed)}
        />
        <IconButton icon="link" name={`Copiar enlace ${linked}`} onPress={() => run(copyLink)} />
        {/* A phone that shows the captions needs no code for a phone. */}
        {isNarrowWindow() ? null : (
          <QrButton
            of={linked}
            link={() => {
              // The open dialog makes the app inert, and a playing recipe could not press anything there.
              runner.pause();
              return getLink();
            }}
            run={run}
          />
        )}
        {/* A phone has no room for one more button. */}
        {onSave && !(isInList && isNarrowWindow()) ? (
          <IconButton icon="save" name="Guardar imágenes de los pasos" onPress={onSave} />
        ) : null}
        {canFill ? (
          <IconButton
            icon="full"
            name={isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
            onPress={toggleFullScreen}
          />
        ) : null}
        <button
          type="button"
          aria-label={`Ritmo: ×${speed}`}
          onClick={() => runner.setSpeed(getNextSpeed(speed))}
        >
          {`${isNarrowWindow() ? '' : 'Ritmo: '}×${speed}`}
        </button>
      </div>
      <div className="captions-buttons captions-close">
        <IconButton
          icon="close"
          name="Cerrar el recorrido"
          onPress={() => {
            savePlaylist({ at: null });
            onClose();
          }}
        />
      </div>
      <p className="captions-note" role="status">
        {note}
      </p>
      <ol className="captions-marks" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no id, and marks keep their order.
          <li key={at} className={getMark(step, at)} />
        ))}
      </ol>
    </section>
  );
}
