import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';

const SAVE_PROBLEMS = {
  blocked:
    'El navegador no deja guardar: cada vez que la página se recarga, el mundo empieza de nuevo. La recargan usar una persona, ir atrás en el tiempo, los recorridos y, en Ramas, cambiar de una a otra.',
  full: 'El navegador ya no tiene espacio: al recargar la página se pierde lo que hagas desde ahora. Cierra otras pestañas del simulador o borra lo que no uses en Ramas; o descarga este mundo, que se abre con Importar, en Ramas.',
};

/** Says why a reload would lose the world; renders nothing while the browser saves it. */
export function SaveProblem() {
  const { simulator, reads } = usePanel();
  const { world } = simulator;
  const problem = useRead(reads.saveProblem);
  if (!problem) return null;
  return (
    <div className="line complaint flex-wrap" role="note">
      <p className="wrap-anywhere grow">{SAVE_PROBLEMS[problem]}</p>
      <Button done={copy.downloaded} onPress={() => download(`mundo-${world.seed()}.json`, world.export())}>
        {copy.downloadWorld}
      </Button>
    </div>
  );
}
