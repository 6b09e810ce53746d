import type { LogEntry } from '../../../mock-server/index.ts';
import { parseJson } from '../../../mock-server/lib/json.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { getMessage, getResult } from '../../describe/calls.ts';
import { usePanel } from '../context/context.ts';
import { createRefusal } from '../faults/create-fault.ts';
import { Button } from '../parts/Button.tsx';
import { Tag } from '../parts/Tag.tsx';

const formatJson = (text: string) => JSON.stringify(parseJson(text), null, 1) ?? text;

const BODY = `mt-2 max-h-55 overflow-auto text-tone whitespace-pre-wrap wrap-anywhere
  [font:500_11.5px/1.5_var(--font-mono)]`;

export function CallDetail({ entry }: { entry: LogEntry }) {
  const { simulator, isQa, open } = usePanel();
  const { endpoint, status } = entry;
  const [before, after] = entry.facts;
  const isFine = status > 0 && status < 400;
  const answer = isFine ? 'todo bien' : getMessageLabel(getMessage(entry) ?? getResult(entry));

  const makeFault = async (match: string) => {
    open('faults', match);
    if (status >= 400) await simulator.fault.add(createRefusal(match, status, getMessage(entry)));
  };

  return (
    <section className="px-3 pb-3" aria-label={`Detalle de ${entry.method} ${entry.url}`}>
      <div className="row">
        <Tag>{before === after ? `Hecho ${before}` : `Hechos ${before} → ${after}`}</Tag>
        {endpoint === null ? <Tag tone="heed">Nadie contesta esta ruta</Tag> : null}
        {entry.faults.map((label) => (
          <Tag key={label} tone="bad">
            {label}
          </Tag>
        ))}
      </div>
      {isQa ? (
        <>
          {entry.request.body ? <pre className={BODY}>→ {formatJson(entry.request.body)}</pre> : null}
          {entry.response ? <pre className={BODY}>← {formatJson(entry.response.body)}</pre> : null}
          {entry.unexpectedError ? <pre className={BODY}>{entry.unexpectedError}</pre> : null}
        </>
      ) : (
        <p>{`${getCallLabel(endpoint ?? entry.url)}: ${answer}`}</p>
      )}
      <div className="row">
        <Button onPress={() => simulator.net.replay(entry.id)}>Repetir</Button>
        {endpoint === null ? null : <Button onPress={() => makeFault(endpoint)}>Crear falla</Button>}
      </div>
    </section>
  );
}
