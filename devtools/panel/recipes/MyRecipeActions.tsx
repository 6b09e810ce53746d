import { type FormEvent, useState } from 'react';
import type { RecipeView } from '../../api/recipes.ts';
import type { MyRecipesControl } from '../../api/recorder.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { download } from '../ui.tsx';

export function MyRecipeActions({ recipe, mine }: { recipe: RecipeView; mine: MyRecipesControl }) {
  const run = useRun();
  const [isNaming, setNaming] = useState(false);
  const { id, title } = recipe;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    run(() => {
      mine.rename(id, name);
      setNaming(false);
    });
  };
  if (isNaming)
    return (
      <form className="row" onSubmit={save}>
        {/* biome-ignore lint/a11y/noAutofocus: the field replaces the button that had the focus. */}
        <input name="name" aria-label="Nombre del recorrido" defaultValue={title} maxLength={80} autoFocus />
        <button type="submit">Guardar nombre</button>
        <button type="button" onClick={() => setNaming(false)}>
          {copy.cancel}
        </button>
      </form>
    );
  const downloadFile = () => {
    const { name, text } = mine.file(id);
    download(name, text, 'text/plain');
  };
  return (
    <span className="row">
      <button type="button" aria-label={`Cambiar nombre de ${title}`} onClick={() => setNaming(true)}>
        Cambiar nombre
      </button>
      <button type="button" aria-label={`Descargar archivo de ${title}`} onClick={() => run(downloadFile)}>
        Descargar archivo
      </button>
      <button type="button" aria-label={`Borrar ${title}`} onClick={() => run(() => mine.remove(id))}>
        Borrar
      </button>
    </span>
  );
}

export function DeletedRecipe({ mine }: { mine: MyRecipesControl }) {
  const title = mine.removed();
  if (title === null) return null;
  return (
    <p className="part deleted" role="status">
      <span className="grow">{`Borraste “${title}”.`}</span>
      <button type="button" onClick={() => mine.restore()}>
        Deshacer
      </button>
    </p>
  );
}
