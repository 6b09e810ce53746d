import { useState } from 'react';
import type { RecipeRunner, StepView } from '../../api.ts';
import { IconButton } from '../../ui/icons.tsx';
import { playNext, readPlaylist, savePlaylist } from '../playlist/playlist.ts';
import { CaptionText } from './CaptionText.tsx';
import { CaptionTools } from './CaptionTools.tsx';
import { Outline } from './Outline.tsx';
import { offerReturn } from './offer-return.ts';
import { StatementLine } from './StatementLine.tsx';
import { getMark, MARKS } from './step-marks.ts';

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

/** The bar with the captions of the recipe that plays. */
export function Captions({ step, runner, onSave, onClose }: CaptionsProps) {
  const { count, recipe } = step;
  const [isListed, setListed] = useState(false);
  const [note, setNote] = useState('');
  const { ids, at } = readPlaylist();
  const isInList = at !== null && ids[at] === recipe;
  const listed = isListed ? runner.list().find(({ id }) => id === recipe) : undefined;
  const close = () => {
    savePlaylist({ at: null });
    onClose();
    if (!step.isOver) offerReturn(runner);
  };
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
      {step.statement ? <StatementLine id={step.statement} /> : null}
      <div className="captions-buttons">
        <IconButton icon="previous" name="Paso anterior" onPress={() => runner.skip(-1)} />
        <IconButton {...getPlayButton(step, runner)} />
        <IconButton icon="next" name="Paso siguiente" onPress={() => runner.skip(1)} />
        {isInList ? (
          <IconButton icon="skip" name="Recorrido siguiente" onPress={() => playNext(runner)} />
        ) : null}
      </div>
      <CaptionText step={step} listPlace={isInList ? `Recorrido ${at + 1} de ${ids.length}` : ''} />
      <CaptionTools
        step={step}
        runner={runner}
        isInList={isInList}
        isListed={isListed}
        onList={() => setListed(!isListed)}
        onSave={onSave}
        onNote={setNote}
      />
      <div className="captions-buttons max-lg:row-1 max-lg:[place-self:start_end]">
        <IconButton icon="close" name="Cerrar el recorrido" onPress={close} />
      </div>
      <p className="col-span-full text-good text-sm empty:hidden" role="status">
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

function getPlayButton({ isOver, pauseReason, recipe, statement }: StepView, runner: RecipeRunner) {
  const playAgain = () => void runner.play(recipe, { statement: statement ?? undefined });
  if (isOver) return { icon: 'play', name: 'Repetir', onPress: playAgain } as const;
  if (pauseReason) return { icon: 'play', name: 'Seguir', onPress: () => runner.resume() } as const;
  return { icon: 'pause', name: 'Pausar', onPress: () => runner.pause() } as const;
}
