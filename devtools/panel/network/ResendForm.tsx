import { useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { describeReply } from '../../describe/calls.ts';
import { usePanel } from '../context/context.ts';
import { Select } from '../parts/Select.tsx';
import { findJsonProblem, indentJson } from './json-body.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((value) => ({ value, name: value }));

interface ResendFormProps {
  entry: LogEntry;
  /** Gets the new call when it has ended. */
  onSent: (sent: LogEntry) => void;
}

/** Sends the call again with another method, address or body. What is written stays when the call can't be sent. */
export function ResendForm({ entry, onSent }: ResendFormProps) {
  const { simulator, isQa, act, run } = usePanel();
  const [method, setMethod] = useState(entry.method);
  const [url, setUrl] = useState(entry.url);
  const first = indentJson(entry.request.body);
  const [body, setBody] = useState(first);
  const hasBody = method !== 'GET';
  const problem = hasBody ? findJsonProblem(body) : null;
  const send = () =>
    act(
      async () => {
        // A body that nobody has changed is sent as it was: the log may hide parts of it.
        const change = { method, url, ...(body === first ? {} : { body }), ...(hasBody ? {} : { body: '' }) };
        const sent = await simulator.net.replay(entry.id, change);
        onSent(sent);
        return sent;
      },
      (sent) => describeReply(done.sent, sent, isQa),
    );
  return (
    <form
      className="mt-2"
      aria-label="Editar y enviar"
      onSubmit={(event) => {
        event.preventDefault();
        run(send);
      }}
    >
      <div className="line items-end gap-2">
        <Select label="Método de la petición" options={METHODS} value={method} onChange={setMethod} />
        <label className="block grow">
          <small>Dirección</small>
          <input
            className="mono mt-1 block w-full"
            spellCheck={false}
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </label>
      </div>
      {hasBody ? (
        <label className="mt-2 block">
          <small>Cuerpo</small>
          <textarea
            className="mono mt-1 block w-full resize-y py-2 leading-[1.4]"
            rows={Math.min(14, Math.max(4, body.split('\n').length))}
            spellCheck={false}
            aria-describedby={problem === null ? undefined : 'broken-json'}
            value={body}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        </label>
      ) : null}
      {problem === null ? null : (
        <p id="broken-json" className="bad mt-1" role="status">
          {`${problem} Corrígelo, o envíalo así para ver qué contesta el servidor.`}
        </p>
      )}
      <div className="row mt-2">
        <button type="submit">{problem === null ? 'Enviar' : 'Enviar JSON roto'}</button>
      </div>
    </form>
  );
}
