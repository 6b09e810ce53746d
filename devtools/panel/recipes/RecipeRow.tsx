import { useEffect, useRef, useState } from 'react';
import type { RecipeView } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { writeFailure } from '../../player/messages.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { BOOK_ADDRESS } from '../../ui/flow-pictures.ts';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { download } from '../parts/download.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { RecordingDialog } from './RecordingDialog.tsx';

/*
 * The browser skips the layout of rows outside the viewport. The intrinsic size must equal the height of a row without
 * padding; otherwise the content below the list moves during scrolling.
 */
const LOW = '[contain-intrinsic-block-size:auto_32px] max-lg:[contain-intrinsic-block-size:auto_45px]';

const TALL = '[contain-intrinsic-block-size:auto_50px] max-lg:[contain-intrinsic-block-size:auto_64px]';

/** Renders a recipe: its picture, ▶, title and result, and the menu that “⋯” opens. */
export function RecipeRow({ recipe, picture }: { recipe: RecipeView; picture: string | null }) {
  const { simulator, reads, isQa, run, runInApp } = usePanel();
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
  return (
    <li
      ref={row}
      className={`recipe flex-wrap py-1 [content-visibility:auto] ${picture ? TALL : LOW} ${isOn ? 'next' : ''}`}
    >
      {picture ? (
        <a
          className="h-12.5 flex-none self-start border border-line max-lg:h-16"
          href={`${BOOK_ADDRESS}#${id}`}
          target="_blank"
          rel="noreferrer"
        >
          <img
            // Cropped around 56 % of its height, where the dialogs of the app open.
            className="block object-cover object-[50%_56%] max-lg:h-15.5 max-lg:w-11.5"
            src={picture}
            alt={`Imágenes de ${title} en el libro de flujos`}
            width="36"
            height="48"
            loading="lazy"
          />
        </a>
      ) : null}
      {isRunning ? (
        <IconButton icon="pause" name={`Pausar ${title}`} onPress={() => runner.pause()} />
      ) : (
        <IconButton
          icon="play"
          name={copy.recipePlay(title)}
          onPress={() => runInApp(() => (isOn ? runner.resume() : runner.play(id)))}
        />
      )}
      <span className="grow">
        {title}
        {recipe.failure && !isOn ? (
          <small className="bad">{writeFailure(recipe.failure.step + 1, recipe.failure.why)}</small>
        ) : null}
        {isOn ? <progress max={step.count} value={step.index + 1} /> : null}
      </span>
      {isOn ? <Tag tone="accent">EN CURSO</Tag> : null}
      {!isOn && recipe.last === 'ok' ? <Tag tone="good">OK</Tag> : null}
      {!isOn && recipe.last === 'failed' ? <Tag tone="bad">FALLÓ</Tag> : null}
      <IconButton icon="⋯" name={`Más de ${title}`} isExpanded={isMore} onPress={() => setMore(!isMore)} />
      {isMore ? (
        <div className="row mt-0 mb-1.5 basis-full">
          <small className="w-full">
            {`${plural(recipe.outline.length, 'paso', 'pasos')} · ${formatLength(recipe.seconds)}`}
            {isQa && !recipe.isNatural ? ' · con falla' : null}
            {isQa ? ` · ${id}` : null}
          </small>
          {isQa ? (
            <>
              <Button label={`Ir al final: ${title}`} onPress={() => runInApp(() => runner.apply(id))}>
                Ir al final
              </Button>
              <Button
                label={`Preparar: ${title}, todo menos lo último que se hace`}
                onPress={() => runInApp(() => runner.apply(id, { prepare: true }))}
              >
                Preparar
              </Button>
              <Button label={`Probar: ${title}`} onPress={() => runner.run(id)}>
                Probar
              </Button>
            </>
          ) : null}
          <CopyButton name={copy.copyLink} label={`Copiar enlace de ${title}`} text={() => runner.link(id)} />
          <QrButton of={`de ${title}`} link={() => runner.link(id)} run={run} />
          {recipe.tags[0] === MINE_TAG ? (
            <span className="row">
              <Button label={`Editar ${title}`} onPress={() => setEdited(true)}>
                Editar
              </Button>
              <Button
                label={`Descargar archivo de ${title}`}
                onPress={() => {
                  const { name, text } = recorder.mine.file(id);
                  download(name, text, 'text/plain');
                }}
              >
                Descargar archivo
              </Button>
              <Button label={`Borrar ${title}`} onPress={() => recorder.mine.remove(id)}>
                Borrar
              </Button>
              {isEdited ? <RecordingDialog id={id} onClose={() => setEdited(false)} /> : null}
            </span>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
