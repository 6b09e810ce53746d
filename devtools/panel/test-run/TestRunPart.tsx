import type { RecipeView } from '../../api.ts';
import { plural } from '../../copy/shared.ts';
import { writeFailure } from '../../player/messages.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Part } from '../parts/Part.tsx';

/** The results of “Probar todos”. Renders nothing until that button has been pressed. */
export function TestRunPart() {
  const { reads, tests } = usePanel();
  const recipes = useRead(reads.recipes);
  if (!tests.state) return null;
  const { name, ids, done, isRunning } = tests.state;
  const title = `Pruebas: ${name}`;
  const ended = ids.slice(0, done).flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const good = ended.filter(({ last }) => last === 'ok').length;
  const failures = ended.length > good ? `, ${plural(ended.length - good, 'falló', 'fallaron')}` : '';
  const summary = `${good} de ${ids.length} bien${failures}`;
  const lines = ended.map((recipe) => `- ${recipe.title} (${recipe.id}): ${describeResult(recipe)}`);
  return (
    <Part title={title} aside={summary}>
      {isRunning ? (
        <>
          <p role="status">
            {`Probando ${done + 1} de ${ids.length}: ${recipes.find(({ id }) => id === ids[done])?.title ?? ''}`}
          </p>
          <progress max={ids.length} value={done} aria-label={title} />
        </>
      ) : null}
      <ul className="list" aria-label={title}>
        {ended.map((recipe) => (
          <li key={recipe.id}>
            <span className="grow">{recipe.title}</span>
            <small className={recipe.last === 'ok' ? 'good' : 'bad'}>{describeResult(recipe)}</small>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton name="Copiar resumen" text={() => [`${title}: ${summary}`, ...lines].join('\n')} />
        <Button onPress={isRunning ? tests.stop : tests.close}>
          {isRunning ? 'Detener las pruebas' : 'Cerrar las pruebas'}
        </Button>
      </div>
    </Part>
  );
}

function describeResult({ last, failure }: RecipeView): string {
  if (failure) return `FALLÓ. ${writeFailure(failure.step + 1, failure.why)}`;
  return last === 'ok' ? 'OK' : 'Sin probar';
}
