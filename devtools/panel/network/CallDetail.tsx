import type { LogEntry } from '../../../mock-server/index.ts';
import { getCallLabel, getMessageLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { usePanel } from '../context.ts';
import { createCellId } from '../faults/catalogue.ts';
import type { SectionProps } from '../section.ts';
import { Tag } from '../ui.tsx';

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

function getMessage(entry: LogEntry): string | undefined {
  try {
    return (JSON.parse(entry.response?.body ?? '') as { message?: string }).message;
  } catch {
    return undefined;
  }
}

interface CallDetailProps extends Pick<SectionProps, 'simulator' | 'density'> {
  entry: LogEntry;
}

export function CallDetail({ entry, simulator, density }: CallDetailProps) {
  const { run, open } = usePanel();
  const { net, fault } = simulator;
  const match = entry.endpoint;

  const makeFault = () => {
    if (match === null) return;
    open('faults', match);
    if (entry.status < 400) return;
    const message = getMessage(entry);
    const id = createCellId(match, `${entry.status} ${message ?? ''}`);
    run(() => fault.add({ id, match, effect: { status: entry.status, message } }));
  };

  return (
    <section className="call" aria-label={`Detalle de ${`${entry.method} ${entry.url}`}`}>
      <div className="row">
        <Tag>{copy.networkFacts(...entry.facts)}</Tag>
        {match === null ? <Tag tone="heed">Nadie contesta esta ruta</Tag> : null}
        {entry.faults.map((label) => (
          <Tag key={label} tone="bad">
            {label}
          </Tag>
        ))}
      </div>
      {density === 'demo' ? <p>{answerWords(entry)}</p> : <Bodies entry={entry} />}
      <div className="row">
        <button type="button" onClick={() => run(() => net.replay(entry.id))}>
          Repetir
        </button>
        {match === null ? null : (
          <button type="button" onClick={makeFault}>
            Crear falla
          </button>
        )}
      </div>
    </section>
  );
}

function Bodies({ entry }: { entry: LogEntry }) {
  return (
    <>
      {entry.request.body ? <pre>→ {formatJson(entry.request.body)}</pre> : null}
      {entry.response ? <pre>← {formatJson(entry.response.body)}</pre> : null}
      {entry.unexpectedError ? <pre className="bad">{entry.unexpectedError}</pre> : null}
    </>
  );
}

function answerWords(entry: LogEntry): string {
  const call = entry.endpoint === null ? entry.url : getCallLabel(entry.endpoint);
  const message = entry.status >= 400 ? getMessage(entry) : undefined;
  const answer =
    message === undefined
      ? copy.networkOutcomes[entry.outcome] || (entry.status < 400 ? 'todo bien' : String(entry.status))
      : getMessageLabel(message);
  return `${call}: ${answer}`;
}
