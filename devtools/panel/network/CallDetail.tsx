import { useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { plural } from '../../copy/shared.ts';
import {
  describeReply,
  describeUnseen,
  getResult,
  getServerMessage,
  getWaitWords,
} from '../../describe/calls.ts';
import { capitalize } from '../../lib/format.ts';
import { isKept } from '../../state/kept-calls.ts';
import { usePanel } from '../context/context.ts';
import { toDraft } from '../context/fault-draft.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { BODY, CallBody } from './CallBody.tsx';
import { findHarEntry, toCurl } from './curl.ts';
import { ResendForm } from './ResendForm.tsx';

interface CallDetailProps {
  entry: LogEntry;
  /** Gets the call that “Editar y enviar” has sent. */
  onSent: (sent: LogEntry) => void;
}

export function CallDetail({ entry, onSent }: CallDetailProps) {
  const { simulator, isQa, open } = usePanel();
  const [isEditing, setEditing] = useState(false);
  const { endpoint, status } = entry;
  const wait = getWaitWords(entry);
  const isOld = isKept(entry);
  const unseen = describeUnseen(entry);
  const isFine = status > 0 && status < 400;
  const answer = isFine ? 'todo bien' : getMessageLabel(getServerMessage(entry) ?? getResult(entry));

  return (
    <section className="px-3 pb-3" aria-label={`Detalle de ${entry.method} ${entry.url}`}>
      <div className="row">
        {isOld ? null : <MadeChanges entry={entry} />}
        {wait === null ? null : <Tag tone="heed">{capitalize(wait)}</Tag>}
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
          {entry.request.body ? <CallBody arrow="→" body={entry.request.body} /> : null}
          {entry.response ? <CallBody arrow="←" body={entry.response.body} /> : null}
          {entry.unexpectedError ? <pre className={BODY}>{entry.unexpectedError}</pre> : null}
        </>
      ) : (
        <p className="mt-2">{`${getCallLabel(endpoint ?? entry.url)}: ${answer}`}</p>
      )}
      <div className="row">
        {entry.outcome === 'held' ? <ReleaseCall entry={entry} /> : null}
        {isOld ? null : (
          <Button
            done="Repetida"
            says={(repeated) => describeReply(done.repeated, repeated as LogEntry, isQa)}
            onPress={() => simulator.net.replay(entry.id)}
          >
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
      {isEditing ? <ResendForm entry={entry} onSent={onSent} /> : null}
    </section>
  );
}

/** Lets a held call go on. `name`: the accessible name, where other buttons say “Soltar” too. */
export function ReleaseCall({ entry, name }: { entry: LogEntry; name?: string }) {
  const { simulator } = usePanel();
  return (
    <Button
      className="primary flex-none"
      label={name}
      says={done.released(1)}
      onPress={() => simulator.net.release(entry.id)}
    >
      Soltar
    </Button>
  );
}

/** Says how many changes the call has made in the simulated server, and their numbers in Ramas. */
function MadeChanges({ entry }: { entry: LogEntry }) {
  const { simulator, reads, isQa } = usePanel();
  const facts = useRead(reads.facts);
  const har = useRead(reads.har);
  // Neither a real server nor a HAR file tells what a call changes.
  if (simulator.isReal || har) return null;
  const [before, after] = entry.facts;
  // The count of a fault changes nothing of the server.
  const made = facts.filter(({ kind, seq }) => seq > before && seq <= after && kind !== 'fault-met');
  // A GET that changes nothing is the rule.
  if (made.length === 0) return entry.method === 'GET' ? null : <Tag>Nada cambió en el servidor</Tag>;
  const numbers = isQa ? ` (${made.map(({ seq }) => seq).join(', ')} en Ramas)` : '';
  return <Tag>{`${plural(made.length, 'cambio', 'cambios')} en el servidor${numbers}`}</Tag>;
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
