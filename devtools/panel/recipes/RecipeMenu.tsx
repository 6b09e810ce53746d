import type { RecipeView } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import { formatLength } from '../../lib/format.ts';
import { FULL_SCREEN, toPlayInCabina } from '../../links/write.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { download } from '../parts/download.ts';
import { useSavePictures } from './use-save-pictures.ts';

interface RecipeMenuProps {
  recipe: RecipeView;
  /** Opens “Editar recorrido” of a recording. */
  onEdit: () => void;
}

/** What “⋯” of a recipe opens: its length, other ways to run it, its link, and the buttons of a recording. */
export function RecipeMenu({ recipe, onEdit }: RecipeMenuProps) {
  const { simulator, reads, app, isQa, run, playInApp, stepAside } = usePanel();
  const savePictures = useSavePictures();
  const { recipe: runner, recorder } = simulator;
  const { id, title } = recipe;
  const step = useRead(reads.playing);
  return (
    <div className="row mt-0 mb-1.5 basis-full">
      <small className="w-full">
        {`${plural(recipe.outline.length, 'paso', 'pasos')} · ${formatLength(recipe.seconds)}`}
        {isQa && !recipe.isNatural ? ' · con falla' : null}
        {isQa ? ` · ${id}` : null}
      </small>
      {isQa ? (
        <>
          <Button label={`Ir al final: ${title}`} onPress={() => playInApp(() => runner.apply(id))}>
            Ir al final
          </Button>
          <Button
            label={`Preparar: ${title}, todo menos lo último que se hace`}
            onPress={() => {
              // What is left to do is pressed in the app, also at the bottom of a dialog.
              stepAside();
              playInApp(() => runner.apply(id, { prepare: true }));
            }}
          >
            Preparar
          </Button>
          <Button label={`Probar: ${title}`} onPress={() => runner.run(id)}>
            Probar
          </Button>
        </>
      ) : null}
      <CopyButton name={copy.copyLink} label={`Copiar enlace de ${title}`} text={() => runner.link(id)} />
      <CopyButton
        name={copy.copyFullLink}
        label={`${copy.copyFullLink} de ${title}`}
        text={async () => `${toPlayInCabina(await runner.link(id))}&${FULL_SCREEN}`}
      />
      <QrButton of={`de ${title}`} hasText link={() => runner.link(id)} run={run} />
      <Button
        label={`Guardar imágenes de ${title}, para una presentación`}
        onPress={() => savePictures(recipe)}
      >
        Guardar imágenes
      </Button>
      {step?.recipe === id && step.isDone ? (
        <Button
          done={copy.downloaded}
          onPress={async () => {
            const { takeStepPicture } = await import('../../pictures/step-picture.ts');
            const [name, bytes] = await takeStepPicture(app, recipe, step.index);
            download(name, new Blob([bytes]));
          }}
        >
          {`Guardar imagen del paso ${step.index + 1}`}
        </Button>
      ) : null}
      {recipe.tags[0] === MINE_TAG ? (
        <span className="row">
          <Button label={`Editar ${title}`} onPress={onEdit}>
            Editar
          </Button>
          <Button
            done={copy.downloaded}
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
        </span>
      ) : null}
    </div>
  );
}
