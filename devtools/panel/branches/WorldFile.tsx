import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { download } from '../parts/download.ts';

/** Maximum size of a file with a world (bytes). */
const MAX_BYTES = 20_000_000;

/** Renders what shares the whole world, as a link or a file, and what replaces it. */
export function WorldFile() {
  const { simulator, isQa, act, run } = usePanel();
  const { world } = simulator;

  const importFile = async (file: File) => {
    if (file.size > MAX_BYTES)
      throw new Error('El archivo es demasiado grande para ser un mundo del simulador.');
    const text = await file.text().catch(() => {
      throw new Error('No se pudo leer el archivo.');
    });
    await world.import(text);
  };

  return (
    <div className="part">
      <div className="row">
        <CopyButton name={copy.copyLink} label={copy.copyWorldLink} text={() => simulator.link()} />
        <Button done={copy.downloaded} onPress={() => download(`mundo-${world.seed()}.json`, world.export())}>
          Exportar
        </Button>
        <label className="button">
          Importar
          <input
            type="file"
            accept="application/json,.json"
            className="hidden-text"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) run(() => act(() => importFile(file), done.imported));
              // Clears the file field: otherwise, choosing the same file again would fire no `change` event.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p className="quiet">
        {`Ir atrás en el tiempo regresa también los datos. Lo que venía después queda guardado en su ${isQa ? 'rama' : 'versión'}.`}
      </p>
    </div>
  );
}
