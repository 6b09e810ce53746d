import { useEffect, useRef, useState } from 'react';
import type { RecipeFailure, RecipeView } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { TECHNICAL_WORDS } from '../../describe/technical-words.ts';
import { writeFailure } from '../../player/messages.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { RecipeMenu } from './RecipeMenu.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import { RecordingDialog } from './RecordingDialog.tsx';

/*
 * The browser skips the layout of rows outside the viewport. The intrinsic size must equal the height of a row without
 * padding; otherwise the content below the list moves during scrolling.
 */
const LOW = '[contain-intrinsic-block-size:auto_32px] max-lg:[contain-intrinsic-block-size:auto_45px]';

const TALL = '[contain-intrinsic-block-size:auto_50px] max-lg:[contain-intrinsic-block-size:auto_64px]';

/** Returns why a recipe has failed; without the calls and codes of a test for the density Demo. */
const getReason = ({ why }: RecipeFailure, isQa: boolean) =>
  isQa || !TECHNICAL_WORDS.test(why) ? why : 'no salió como dice.';

/** Renders a recipe: its picture, ▶, title and result, and the menu that “⋯” opens. */
export function RecipeRow({ recipe, picture }: { recipe: RecipeView; picture: string | null }) {
  const { simulator, reads, isQa, playInApp } = usePanel();
  const { recipe: runner, recorder } = simulator;
  const { id, title } = recipe;
  const [isMore, setMore] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const latest = useRead(reads.latestRecording);
  // A recording that has just ended opens in “Editar recorrido”, because people first change its captions.
  useEffect(() => {
    if (latest !== id || recorder.latest !== id) return;
    recorder.latest = null;
    setMore(true);
    setEdited(true);
    row.current?.querySelector('button')?.focus();
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [recorder, latest, id]);
  const step = useRead(reads.playing);
  const isOn = step?.recipe === id;
  const isRunning = isOn && step.pauseReason === null;
  const play = () => playInApp(() => (isOn ? runner.resume() : runner.play(id)));
  return (
    <li
      ref={row}
      className={`recipe flex-wrap py-1 [content-visibility:auto] ${picture ? TALL : LOW} ${isOn ? 'next' : ''}`}
    >
      {picture ? <RecipePicture id={id} title={title} picture={picture} /> : null}
      {isRunning ? (
        <IconButton icon="pause" name={`Pausar ${title}`} onPress={() => runner.pause()} />
      ) : (
        <IconButton icon="play" name={copy.recipePlay(title)} onPress={play} />
      )}
      <span className="grow">
        {/* Not a tab stop, because ▶ does the same. */}
        <button
          className="bare min-h-touch-32 w-full px-0 text-start font-normal text-base leading-[1.35]"
          type="button"
          tabIndex={-1}
          onClick={() => (isRunning ? runner.pause() : play())}
        >
          {title}
        </button>
        {recipe.failure && !isOn ? (
          <small className="bad">
            {writeFailure(recipe.failure.step + 1, getReason(recipe.failure, isQa))}
          </small>
        ) : null}
        {isOn ? <progress max={step.count} value={step.index + 1} /> : null}
      </span>
      {isOn ? <Tag tone="accent">EN CURSO</Tag> : null}
      {!isOn && recipe.last === 'ok' ? <Tag tone="good">{isQa ? 'OK' : 'VISTO'}</Tag> : null}
      {!isOn && recipe.last === 'failed' ? <Tag tone="bad">FALLÓ</Tag> : null}
      <IconButton icon="⋯" name={`Más de ${title}`} isExpanded={isMore} onPress={() => setMore(!isMore)} />
      {isMore ? <RecipeMenu recipe={recipe} onEdit={() => setEdited(true)} /> : null}
      {isMore && isEdited ? <RecordingDialog id={id} onClose={() => setEdited(false)} /> : null}
    </li>
  );
}
