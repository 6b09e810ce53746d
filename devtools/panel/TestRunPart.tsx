import { useEffect, useState } from 'react';
import { copy, plural } from '../copy/shared.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import type { RecipeView } from '../player/runner/runner.ts';
import type { Simulator } from '../simulator.ts';
import { usePanel } from './context.ts';
import { Button, CopyButton, Part } from './ui.tsx';

interface TestRunState {
  name: string;
  ids: readonly string[];
  /** Number of recipes that have ended. */
  done: number;
  isRunning: boolean;
}

/** The tab's storage keeps the state, because recipes reload the page, and the dock's panel with it. */
const runOfTab = createStoredValue('test-run', (stored) => stored as TestRunState | null);

/** Runs several recipes one after another and keeps their results. */
export function useTestRun({ recipe: runner }: Simulator) {
  const [state, setState] = useState(runOfTab.read);
  useEffect(() => {
    runOfTab.write(state);
    if (!state?.isRunning) return;
    // Changes nothing when the user has stopped or closed the tests in the meantime.
    const end = (done: number, isRunning: boolean) =>
      setState((latest) => (latest === state ? { ...state, done, isRunning } : latest));
    // A recipe goes on after it has reloaded the page. `run` then waits for its end instead of starting it again.
    void runner.run(state.ids[state.done] ?? '').then(
      () => end(state.done + 1, state.done + 1 < state.ids.length),
      // `run` rejects when the user starts another recipe.
      () => end(state.done, false),
    );
  }, [runner, state]);
  return {
    state,
    start: (name: string, recipes: readonly RecipeView[]) =>
      setState({ name, ids: recipes.map(({ id }) => id), done: 0, isRunning: true }),
    stop() {
      runner.stop();
      setState(state && { ...state, isRunning: false });
    },
    close: () => setState(null),
  };
}

/** Renders the results of “Probar todos”; nothing before the first press. */
export function TestRunPart() {
  const { simulator, tests } = usePanel();
  if (!tests.state) return null;
  const { name, ids, done, isRunning } = tests.state;
  const title = `Pruebas: ${name}`;
  const recipes = simulator.recipe.list();
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
  if (failure) return `FALLÓ. ${copy.failedAt(failure.step + 1, failure.why)}`;
  return last === 'ok' ? 'OK' : 'Sin probar';
}
