import { useEffect, useRef, useState } from 'react';
import type { RecipeRunner, RecipeView, StepView } from '../../api.ts';
import { formatLength } from '../../lib/format.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { copyText } from '../../ui/copy-text.ts';
import { useFlowPictures } from '../../ui/flow-pictures.ts';
import { toggleFullScreen, useFullScreen } from '../../ui/full-screen.ts';
import { IconButton } from '../../ui/icons.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { writeFailure } from '../messages.ts';
import { playNext, readPlaylist, savePlaylist } from '../playlist/playlist.ts';
import { getNextSpeed } from '../playlist/speeds.ts';

const BAR =
  'captions grid grid-cols-[1fr_auto_auto] items-center gap-x-0.5 gap-y-1.5 border-t-2 border-t-accent bg-f0';
const BAR_SPACE = 'px-2 py-2.5 lg:grid-cols-[auto_1fr_auto_auto] lg:gap-x-4 lg:px-4 lg:pt-3 lg:pb-3.5';

interface CaptionsProps {
  step: StepView;
  runner: RecipeRunner;
  /** Saves a picture of each step of the recipe. Absent in the dock, because only the cabina can take pictures. */
  onSave?: () => void;
  onClose: () => void;
}

export function Captions({ step, runner, onSave, onClose }: CaptionsProps) {
  const { caption, count, detail, index, isDone, isOver, recipe, secondsLeft, speed } = step;
  const [isListed, setListed] = useState(false);
  const [note, setNote] = useState('');
  const isFull = useFullScreen();
  // A wide cabina has the full-screen button in its header.
  const canFill = document.fullscreenEnabled && !(onSave && !isNarrowWindow());
  const hint = getHint(step);
  const tone = step.failure ? 'text-bad' : 'text-heed';
  const ending = step.failure ? 'Se detuvo aquí' : 'Fin del recorrido';
  const { ids, at } = readPlaylist();
  const isInList = at !== null && ids[at] === recipe;
  const words = [
    isInList && `Recorrido ${at + 1} de ${ids.length}`,
    `Paso ${index + 1} de ${count}`,
    !isOver && `quedan ${formatLength(secondsLeft / speed)}`,
  ].filter(Boolean);
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
  const close = () => {
    savePlaylist({ at: null });
    onClose();
  };
  const listed = isListed ? runner.list().find(({ id }) => id === recipe) : undefined;
  return (
    <section
      className={`${BAR} ${BAR_SPACE}`}
      aria-label="Recorrido"
      onMouseDown={(event) => {
        // A press of a button leaves the focus in the app's field: an empty field that loses the focus is marked as
        // invalid, although autoplay has not filled it in yet.
        if ((event.target as Element).closest('button')) event.preventDefault();
      }}
    >
      {listed ? (
        <div className="captions-steps col-span-full max-h-[40vh] overflow-auto">
          <Outline recipe={listed} step={step} runner={runner} />
        </div>
      ) : null}
      <div className="captions-buttons">
        <IconButton icon="previous" name="Paso anterior" onPress={() => runner.skip(-1)} />
        <IconButton {...getPlayButton(step, runner)} />
        <IconButton icon="next" name="Paso siguiente" onPress={() => runner.skip(1)} />
        {isInList ? (
          <IconButton icon="skip" name="Recorrido siguiente" onPress={() => playNext(runner)} />
        ) : null}
      </div>
      <div className="max-lg:col-[1/3] max-lg:row-1">
        <small className="inline">
          {words.join(' · ')}
          {isOver ? ' · ' : ''}
          {/* A line of its own would change the height of the bar. */}
          <em className={`not-italic ${tone}`} role="status">
            {isOver ? ending : ''}
          </em>
        </small>
        <p className="text-lg leading-[1.3] font-medium wrap-anywhere lg:text-[18px]" role="status">
          {caption}
          {/* Until the step is done, the invisible detail takes its space, so that the bar keeps its height. */}
          {detail ? (
            <span
              className="quiet block text-base font-normal"
              style={{ visibility: isDone ? 'visible' : 'hidden' }}
            >
              {detail}
            </span>
          ) : null}
          {hint ? <em className={`block text-base font-normal not-italic ${tone}`}>{hint}</em> : null}
        </p>
      </div>
      <div className="captions-buttons max-lg:col-[2/4]">
        <IconButton
          icon="steps"
          name="Ver los pasos"
          className="captions-list"
          isExpanded={isListed}
          onPress={() => setListed(!isListed)}
        />
        <IconButton icon="link" name={`Copiar enlace ${linked}`} onPress={() => run(copyLink)} />
        {/* The QR code opens the recipe on a phone, so a phone doesn't need it. */}
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
        {/* On a phone, “Recorrido siguiente” takes the room of the save button. */}
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
      <div className="captions-buttons max-lg:row-1 max-lg:[place-self:start_end]">
        <IconButton icon="close" name="Cerrar el recorrido" onPress={close} />
      </div>
      <p className="col-span-full text-sm text-good empty:hidden" role="status">
        {note}
      </p>
      <ol className="col-span-full mt-1 flex gap-1" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no id, and marks keep their order.
          <li key={place} className={`h-1.25 flex-1 ${MARKS[getMark(step, place)].progress}`} />
        ))}
      </ol>
    </section>
  );
}

function getPlayButton({ isOver, pauseReason, recipe }: StepView, runner: RecipeRunner) {
  if (isOver) return { icon: 'play', name: 'Repetir', onPress: () => void runner.play(recipe) } as const;
  if (pauseReason) return { icon: 'play', name: 'Seguir', onPress: () => runner.resume() } as const;
  return { icon: 'pause', name: 'Pausar', onPress: () => runner.pause() } as const;
}

function getHint({ failure, pauseReason, isOver }: StepView): string {
  if (failure) return `El recorrido no salió como dice: ${writeFailure(failure.step + 1, failure.why)}`;
  return pauseReason === 'person' && !isOver
    ? 'Tú tienes el control. Presiona ▶ (Seguir) para que el recorrido continúe.'
    : '';
}

/** The picture of a step. Cropped around 56 % of its height, where the dialogs of the app open. */
const PICTURE = 'block border border-line object-cover object-[50%_56%]';

interface OutlineProps extends Pick<CaptionsProps, 'step' | 'runner'> {
  recipe: RecipeView;
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
              <StepWords index={index} mark={mark} says={says} detail={detail} why={step.failure?.why} />
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

/** The columns of a step: its sign, its words, its picture. */
export const STEP = 'grid grid-flow-col grid-cols-[22px_1fr] gap-2.25 py-2 pr-2 pl-0';
const SIGN = 'grid size-5.5 place-items-center border font-mono text-sm leading-none font-medium not-italic';
/** By the state of a step: the sign that replaces its number, the colours of the sign, and its progress mark. */
const MARKS = {
  done: { sign: '✓', colours: 'border-good text-good', progress: 'bg-accent' },
  now: {
    sign: null,
    colours: 'border-accent bg-accent text-ink',
    progress: 'bg-[linear-gradient(90deg,var(--color-accent)_45%,var(--color-line)_45%)]',
  },
  ahead: { sign: null, colours: 'border-edge', progress: 'bg-line' },
  bad: { sign: '✗', colours: 'border-bad text-bad', progress: 'bg-line' },
};

interface StepWordsProps {
  index: number;
  mark?: keyof typeof MARKS;
  says: string;
  detail: string;
  why?: string;
}

/** The sign and the words of a step. `why`: the reason of a failure. */
export function StepWords({ index, mark = 'ahead', says, detail, why }: StepWordsProps) {
  return (
    <>
      <i className={`${SIGN} ${MARKS[mark].colours}`} aria-hidden="true">
        {MARKS[mark].sign ?? index + 1}
      </i>
      <span>
        <b className="block leading-[1.3] in-[button:hover]:text-accent">{says}</b>
        <small className="leading-[1.3]">{detail}</small>
        {mark === 'bad' ? <small className="text-bad leading-[1.3]">{why}</small> : null}
      </span>
    </>
  );
}

function getMark({ failure, index, isOver }: StepView, at: number): keyof typeof MARKS {
  if (failure?.step === at) return 'bad';
  if (isOver && !failure) return 'done';
  const reached = failure?.step ?? index;
  if (at < reached) return 'done';
  return at === reached ? 'now' : 'ahead';
}
