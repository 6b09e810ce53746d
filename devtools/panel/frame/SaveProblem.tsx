import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';

const SAVE_PROBLEMS = {
  blocked:
    'El navegador no deja guardar: cada vez que la página se recarga se pierden la sesión, los borradores, los hechos, las ramas, las fallas y la hora. Usar una persona, viajar atrás, cambiar de rama y los recorridos la recargan.',
  full: 'El navegador ya no tiene espacio: al recargar la página se pierde lo que hagas desde ahora. Cierra otras pestañas del simulador o guarda este mundo con Exportar, en Ramas.',
};

/** Says why a reload would lose the world; renders nothing while the browser saves it. */
export function SaveProblem() {
  const problem = useRead(usePanel().reads.saveProblem);
  if (!problem) return null;
  return (
    <div className="line complaint" role="note">
      <p className="wrap-anywhere grow">{SAVE_PROBLEMS[problem]}</p>
    </div>
  );
}
