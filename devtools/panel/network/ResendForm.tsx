import { useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { describeReply } from '../../describe/calls.ts';
import { usePanel } from '../context/context.ts';

/** Sends the call again with another address or body. What is written stays when the call can't be sent. */
export function ResendForm({ entry, onSent }: { entry: LogEntry; onSent: () => void }) {
  const { simulator, isQa, act, run } = usePanel();
  const [url, setUrl] = useState(entry.url);
  const [body, setBody] = useState(entry.request.body);
  const send = async () => {
    const change = entry.method === 'GET' ? { url } : { url, body };
    await act(
      () => simulator.net.replay(entry.id, change),
      (sent) => describeReply(done.sent, sent, isQa),
    );
    onSent();
  };
  return (
    <form
      className="mt-2"
      aria-label="Editar y enviar"
      onSubmit={(event) => {
        event.preventDefault();
        run(send);
      }}
    >
      <label className="block">
        <small>Dirección</small>
        <input
          className="mono mt-1 block w-full"
          spellCheck={false}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </label>
      {entry.method === 'GET' ? null : (
        <label className="mt-2 block">
          <small>Cuerpo</small>
          <textarea
            className="mono mt-1 block w-full resize-y py-2 leading-[1.4]"
            rows={4}
            spellCheck={false}
            value={body}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        </label>
      )}
      <div className="row mt-2">
        <button type="submit">Enviar</button>
      </div>
    </form>
  );
}
