import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';

/** Lists the recipes of “Mis recorridos” that a reload would lose, with their files; renders nothing without one. */
export function UnsavedRecipes() {
  const { simulator, reads } = usePanel();
  const recipes = useRead(reads.unsavedRecipes);
  if (recipes.length === 0) return null;
  return (
    <div className="line complaint flex-wrap" role="note" aria-label="Recorridos sin guardar">
      <p className="wrap-anywhere w-full">
        El navegador no pudo guardar lo último de “Mis recorridos”: al recargar la página se pierde. Descarga
        su archivo o borra otros recorridos para hacer espacio.
      </p>
      {recipes.map(({ id, title }) => (
        <Button
          key={id}
          done={copy.downloaded}
          label={`Descargar archivo de ${title}, sin guardar`}
          onPress={() => {
            const { name, text } = simulator.recorder.mine.file(id);
            download(name, text, 'text/plain');
          }}
        >
          {`Descargar “${title}”`}
        </Button>
      ))}
    </div>
  );
}
