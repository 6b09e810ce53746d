import { useEffect, useState } from 'react';
import type { RecipeRunner, StepView } from '../../api.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { hideDock, useFullScreen } from '../../ui/full-screen.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { getListPlace, playNext, savePlaylist } from '../playlist/playlist.ts';
import { CaptionText } from './CaptionText.tsx';
import { CaptionTools } from './CaptionTools.tsx';
import type { CaptionLayout } from './caption-layout.ts';
import { AgainButton, EndCard, PlayOnButton } from './EndCard.tsx';
import { Outline } from './Outline.tsx';
import { offerReturn } from './offer-return.ts';
import { StatementLine } from './StatementLine.tsx';
import { getMark, MARKS } from './step-marks.ts';

const BAR =
  'captions grid grid-cols-[1fr_auto_auto] items-center gap-x-0.5 gap-y-1.5 border-t-2 border-t-accent bg-f0 ' +
  'px-2 py-2.5 lg:grid-cols-[auto_1fr_auto_auto] lg:gap-x-4 lg:px-4 lg:pt-3 lg:pb-3.5';
/** Beside a phone in a window that is not high enough for a bar below it. */
const SIDE = 'captions flex flex-col gap-4 border-t-2 border-t-accent bg-f0 p-3.5';
/** Beside a phone that is as high as the screen. */
const STAGE = 'captions flex flex-col gap-5 overflow-auto p-[clamp(20px,3vw,64px)]';

const CLASSES = { bar: BAR, side: SIDE, stage: STAGE };

interface CaptionsProps {
  step: StepView;
  runner: RecipeRunner;
  layout?: CaptionLayout;
  /** Whether a failed step shows its technical reason. */
  isQa?: boolean;
  /** Saves a picture of each step of the recipe. Absent in the dock, because only the cabina can take pictures. */
  onSave?: () => void;
  /**
   * Closes the recipe that has ended, and gives the app the real speed of the clock, without faults. Absent in the
   * dock, whose panel offers it.
   */
  onPlayOn?: (() => void) | undefined;
  onClose: () => void;
}

/** The captions of the recipe that plays, and its buttons. */
export function Captions({
  step,
  runner,
  layout = 'bar',
  isQa = false,
  onSave,
  onPlayOn,
  onClose,
}: CaptionsProps) {
  const isStage = layout === 'stage';
  const { isOver, recipe } = step;
  const [isListed, setListed] = useState(false);
  const [note, setNote] = useState('');
  const isFull = useFullScreen();
  useEffect(() => (isFull ? hideDock() : undefined), [isFull]);
  const place = getListPlace(step, runner);
  const listed = isListed ? runner.list().find(({ id }) => id === recipe) : undefined;
  const hasCard = isStage && isOver && !step.failure && !step.statement;
  const close = () => {
    savePlaylist({ at: null });
    onClose();
    if (!isOver) offerReturn(runner);
  };

  const playOn =
    isOver && onPlayOn
      ? () => {
          savePlaylist({ at: null });
          onPlayOn();
        }
      : undefined;

  const steps = listed ? (
    <div className="captions-steps col-span-full max-h-[40vh] overflow-auto">
      <Outline recipe={listed} step={step} runner={runner} isQa={isQa} />
    </div>
  ) : null;
  // A phone has no room for it.
  const playOnButton = playOn && !hasCard && !isNarrowWindow() ? <PlayOnButton onPress={playOn} /> : null;
  const buttons = (
    <div className="captions-buttons">
      <PlainIconButton icon="previous" name="Paso anterior" onPress={() => runner.skip(-1)} />
      {isOver && !hasCard ? <AgainButton step={step} runner={runner} isListOver={place.isOver} /> : null}
      {layout === 'bar' ? playOnButton : null}
      {isOver ? null : (
        <>
          <PlainIconButton {...getPlayButton(step, runner)} />
          <PlainIconButton icon="next" name="Paso siguiente" onPress={() => runner.skip(1)} />
        </>
      )}
      {place.isPlaying && !hasCard ? (
        <PlainIconButton icon="skip" name="Recorrido siguiente" onPress={() => playNext(runner)} />
      ) : null}
    </div>
  );
  const text = hasCard ? (
    <EndCard step={step} runner={runner} place={place} onPlayOn={playOn} />
  ) : (
    <CaptionText step={step} place={place} layout={layout} isFull={isFull} isQa={isQa} />
  );
  const tools = (
    <CaptionTools
      step={step}
      runner={runner}
      isInList={place.isPlaying}
      isListed={isListed}
      layout={layout}
      onList={() => setListed(!isListed)}
      onSave={onSave}
      onNote={setNote}
    />
  );
  const closing = (
    <div className="captions-buttons max-lg:row-1 max-lg:[place-self:start_end]">
      <PlainIconButton icon="close" name="Cerrar el recorrido" onPress={close} />
    </div>
  );
  const statement = step.statement ? <StatementLine id={step.statement} /> : null;
  const noted = (
    <p className="col-span-full text-good text-sm empty:hidden" role="status">
      {note}
    </p>
  );
  return (
    <section
      className={CLASSES[layout]}
      aria-label="Recorrido"
      onMouseDown={(event) => {
        // A press of a button leaves the focus in the app's field: an empty field that loses the focus is marked as
        // invalid, although autoplay has not filled it in yet.
        if ((event.target as Element).closest('button')) event.preventDefault();
      }}
    >
      {layout === 'bar' ? (
        <>
          {steps}
          {statement}
          {buttons}
          {text}
          {tools}
          {closing}
          {noted}
          <Progress step={step} />
        </>
      ) : (
        <>
          {/* Beside the phone, the row of a list's buttons has no room for it. */}
          {isStage ? null : <div className="-mt-2 -mr-2 -mb-3 self-end">{closing}</div>}
          {steps}
          {statement}
          <div className="flex flex-1 flex-col justify-center">{text}</div>
          {noted}
          <Progress step={step} />
          {/* Beside the phone, its row has room for no other button. */}
          {playOnButton ? <div className="captions-buttons *:w-full">{playOnButton}</div> : null}
          <div className="flex flex-wrap justify-between gap-x-0.5 gap-y-2">
            {buttons}
            <div className="flex gap-0.5">
              {tools}
              {isStage ? closing : null}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** A mark for each step. */
function Progress({ step }: { step: StepView }) {
  return (
    <ol className="col-span-full mt-1 flex gap-1" aria-hidden="true">
      {Array.from({ length: step.count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no id, and marks keep their order.
        <li key={index} className={`h-1.25 flex-1 ${MARKS[getMark(step, index)].progress}`} />
      ))}
    </ol>
  );
}

function getPlayButton({ pauseReason }: StepView, runner: RecipeRunner) {
  if (pauseReason) return { icon: 'play', name: 'Seguir', onPress: () => runner.resume() } as const;
  return { icon: 'pause', name: 'Pausar', onPress: () => runner.pause() } as const;
}
