import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeEffect } from '../../../mock-server/catalogue/effects.ts';
import type { Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { usePanel } from '../context.ts';
import { Part, SwitchRow } from '../ui.tsx';
import { createCellId, EFFECTS } from './catalogue.ts';

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface CallFaultsProps {
  simulator: Simulator;
  isOn: (id: string) => boolean;
  count: (id: string) => ReactNode;
  onToggle: (spec: FaultSpec & { id: string }) => void;
}

export function CallFaults({ simulator, isOn, count, onToggle }: CallFaultsProps) {
  const { endpoint: wanted } = usePanel();
  const endpoints = simulator.net.endpoints();
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const endpoint = chosen ?? wanted ?? ('POST /api/pool/user' satisfies Endpoint);
  const select = useRef<HTMLSelectElement>(null);
  // When another section opens “Fallas” for an endpoint (`wanted`), the focus scrolls the panel to the select
  // “Petición”, which is below the visible part.
  useEffect(() => {
    if (wanted !== null) select.current?.focus();
  }, [wanted]);
  const messages = simulator.fault.messages().filter((refusal) => refusal.endpoint === endpoint);

  return (
    <Part title="Por petición">
      <select
        ref={select}
        className="wide mono"
        aria-label="Petición"
        value={endpoint}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {endpoints.map((call) => (
          <option key={call}>{call}</option>
        ))}
      </select>
      <h4>Lo que puede decir</h4>
      <ul className="list">
        {messages.map((refusal) => {
          const id = createCellId(endpoint, `${refusal.status} ${refusal.message}`);
          return (
            <SwitchRow
              key={id}
              name={refusal.message}
              code={String(refusal.status)}
              aside={count(id)}
              isOn={isOn(id)}
              onChange={() =>
                onToggle({
                  id,
                  match: endpoint,
                  effect: { status: refusal.status, message: refusal.message },
                })
              }
            />
          );
        })}
        {EFFECTS.map(({ id: effectId, effect }) => {
          const id = createCellId(endpoint, effectId);
          return (
            <SwitchRow
              key={id}
              name={toSentence(describeEffect(effect))}
              code={effectId}
              aside={count(id)}
              isOn={isOn(id)}
              onChange={() => onToggle({ id, match: endpoint, effect })}
            />
          );
        })}
      </ul>
      <h4>Otro mensaje</h4>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          const what = `${status} ${message}`;
          const id = createCellId(endpoint, what);
          if (!isOn(id)) onToggle({ id, match: endpoint, effect: { status: Number(status), message } });
        }}
      >
        <input
          className="number mono"
          aria-label="Código"
          inputMode="numeric"
          pattern="[2-5][0-9]{2}"
          required
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
        <input
          className="grow mono"
          aria-label={copy.faultMessage}
          placeholder={copy.faultMessage}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <button type="submit">Poner falla</button>
      </form>
    </Part>
  );
}
