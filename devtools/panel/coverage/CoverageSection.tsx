import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';
import { TestRunPart } from '../test-run/TestRunPart.tsx';
import { Group, toGroup } from './Group.tsx';

export function CoverageSection() {
  const { simulator, reads, isQa } = usePanel();
  const report = useRead(reads.coverage);
  const seenByAll = [
    toGroup('Diálogos', ['modal', report.modals], ['trivia', report.trivia]),
    toGroup('Pantallas', ['route', report.routes]),
  ];
  const seenByQa = [
    toGroup('Mensajes del servidor', ['msg', report.messages]),
    toGroup('Peticiones', ['call', report.endpoints]),
  ];
  const groups = isQa ? [...seenByAll, ...seenByQa] : seenByAll;

  return (
    <>
      <ul className="part list">
        {groups.map(({ name, seen, never }) => (
          <li key={name}>
            <span className="grow">
              {name}
              <progress
                max={seen.length + never.length}
                value={seen.length}
                aria-label={`${name}: ${seen.length} de ${seen.length + never.length} vistos`}
              />
            </span>
            <span className="mono">{`${seen.length}/${seen.length + never.length}`}</span>
          </li>
        ))}
      </ul>
      <TestRunPart />
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
      <div className="part row">
        {isQa ? (
          <Button
            done={copy.downloaded}
            onPress={() => download('cobertura.json', JSON.stringify(report, null, 2))}
          >
            Exportar
          </Button>
        ) : null}
        <Button onPress={() => simulator.cover.clear()}>Olvidar lo visto</Button>
      </div>
    </>
  );
}
