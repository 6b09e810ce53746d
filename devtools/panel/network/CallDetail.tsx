import { useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { parseJson } from '../../../mock-server/lib/json.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { describeUnseen, getResult, getServerMessage } from '../../describe/calls.ts';
import { isKept } from '../../state/kept-calls.ts';
import { usePanel } from '../context/context.ts';
import { toDraft } from '../context/fault-draft.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { findHarEntry, toCurl } from './curl.ts';
import { ResendForm } from './ResendForm.tsx';

const formatJson = (text: string) => JSON.stringify(parseJson(text), null, 1) ?? text;

const BODY = `mt-2 max-h-55 overflow-auto text-tone whitespace-pre-wrap wrap-anywhere
  [font:500_11.5px/1.5_var(--font-mono)]`;

export function CallDetail({ entry }: { entry: LogEntry }) {
  const { simulator, isQa, open } = usePanel();
  const [isEditing, setEditing] = useState(false);
  const { endpoint, status } = entry;
  const [before, after] = entry.facts;
  const isOld = isKept(entry);
  const unseen = describeUnseen(entry);
  const isFine = status > 0 && status < 400;
  const answer = isFine ? 'todo bien' : getMessageLabel(getServerMessage(entry) ?? getResult(entry));

  return (
    <section className="px-3 pb-3" aria-label={`Detalle de ${entry.method} ${entry.url}`}>
      <div className="row">
        {isOld ? null : <Tag>{before === after ? `Hecho ${before}` : `Hechos ${before} → ${after}`}</Tag>}
        {endpoint === null ? <Tag tone="heed">Nadie contesta esta ruta</Tag> : null}
        {entry.faults.map((label) => (
          <Tag key={label} tone="bad">
            {label}
          </Tag>
        ))}
      </div>
      {unseen === null ? null : <p className="heed">{unseen}</p>}
      {isQa ? (
        <>
          {isOld ? null : <Headers entry={entry} />}
          {entry.request.body ? <pre className={BODY}>→ {formatJson(entry.request.body)}</pre> : null}
          {entry.response ? <pre className={BODY}>← {formatJson(entry.response.body)}</pre> : null}
          {entry.unexpectedError ? <pre className={BODY}>{entry.unexpectedError}</pre> : null}
        </>
      ) : (
        <p>{`${getCallLabel(endpoint ?? entry.url)}: ${answer}`}</p>
      )}
      <div className="row">
        {isOld ? null : (
          <Button done="Repetida" onPress={() => simulator.net.replay(entry.id)}>
            Repetir
          </Button>
        )}
        {isQa && !isOld ? (
          <>
            <button type="button" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              Editar y enviar
            </button>
            <CopyButton name="Copiar cURL" text={() => toCurl(simulator, entry.id)} />
          </>
        ) : null}
        {endpoint === null ? null : (
          <Button onPress={() => open('faults', endpoint, toDraft(entry))}>Crear falla</Button>
        )}
      </div>
      {isEditing ? <ResendForm entry={entry} onSent={() => setEditing(false)} /> : null}
    </section>
  );
}

function Headers({ entry }: { entry: LogEntry }) {
  const { simulator } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const har = isOpen ? findHarEntry(simulator, entry.id) : undefined;
  const write = (arrow: string, headers: readonly { name: string; value: string }[] = []) =>
    headers.map(({ name, value }) => `${arrow} ${name}: ${value}`);
  return (
    <>
      <button type="button" className="mt-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Encabezados
      </button>
      {har ? (
        <pre className={BODY}>
          {[...write('→', har.request.headers), ...write('←', har.response.headers)].join('\n')}
        </pre>
      ) : null}
    </>
  );
}
