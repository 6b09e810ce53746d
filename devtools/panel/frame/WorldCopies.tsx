import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';

/** Shows the saved texts of this world that couldn't be opened, until the user deletes them. */
export function WorldCopies() {
  const { simulator, reads } = usePanel();
  const { world } = simulator;
  return useRead(reads.copies).map(({ id, text, why }) => (
    <div key={id} className="line complaint flex-wrap" role="note">
      <p className="wrap-anywhere grow">
        {`El mundo que estaba guardado no se pudo abrir tal cual: ${why} Quedó aparte, sin cambios.`}
      </p>
      <Button
        done={copy.downloaded}
        label="Descargar el mundo guardado"
        onPress={() => download('mundo-guardado.json', text)}
      >
        Descargar
      </Button>
      <Button label="Borrar el mundo guardado" onPress={() => world.discardCopy(id)}>
        Borrar
      </Button>
    </div>
  ));
}
