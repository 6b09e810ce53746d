import { usePanel } from './context.ts';
import { describeTestRun } from './test-run.ts';
import { Button, CopyButton, Part } from './ui.tsx';

/** The results of “Probar todos”; nothing before the first press. */
export function TestRunPart() {
  const { simulator, tests } = usePanel();
  const { state } = tests;
  if (!state) return null;
  const { title, summary, lines, next } = describeTestRun(state, simulator.recipe);
  const toText = () =>
    [`${title}: ${summary}`, ...lines.map((line) => `- ${line.title} (${line.id}): ${line.result}`)].join(
      '\n',
    );
  return (
    <Part title={title} aside={summary}>
      {state.isRunning ? (
        <>
          <p role="status">{`Probando ${state.done + 1} de ${state.ids.length}: ${next}`}</p>
          <progress max={state.ids.length} value={state.done} aria-label={title} />
        </>
      ) : null}
      <ul className="list" aria-label={title}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="grow">{line.title}</span>
            <small className={line.result === 'OK' ? 'good' : 'is-bad'}>{line.result}</small>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton name="Copiar resumen" text={toText} />
        {state.isRunning ? (
          <Button onPress={tests.stop}>Detener las pruebas</Button>
        ) : (
          <Button onPress={tests.close}>Cerrar las pruebas</Button>
        )}
      </div>
    </Part>
  );
}
