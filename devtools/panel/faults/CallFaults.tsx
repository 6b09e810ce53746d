import { useEffect, useRef, useState } from 'react';
import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import { capitalize } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { Part } from '../parts/Part.tsx';
import { createFault, createRefusal, EFFECTS } from './create-fault.ts';
import { FaultSwitch } from './FaultSwitch.tsx';

export function CallFaults({ options }: { options: Pick<FaultSpec, 'times' | 'p' | 'when'> }) {
  const { simulator, endpoint: openedFor, run } = usePanel();
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const endpoint = chosen ?? openedFor ?? ('POST /api/pool/user' satisfies Endpoint);
  const select = useRef<HTMLSelectElement>(null);
  // When another section opens “Fallas” for an endpoint, the focus scrolls the panel to the select “Petición”, which is
  // below the visible part.
  useEffect(() => {
    if (openedFor !== null) select.current?.focus();
  }, [openedFor]);
  const refusals = simulator.fault.messages().filter((refusal) => refusal.endpoint === endpoint);
  const faults = [
    ...refusals.map(({ status: code, message: name }) => ({
      name,
      code: String(code),
      ...createRefusal(endpoint, code, name),
    })),
    ...Object.entries(EFFECTS).map(([code, effect]) => ({
      name: capitalize(describeEffect(effect)),
      code,
      ...createFault(endpoint, code, effect),
    })),
  ];

  return (
    <Part title="Por petición">
      <select
        ref={select}
        className="mono w-full"
        aria-label="Petición"
        value={endpoint}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {simulator.net.endpoints().map((call) => (
          <option key={call}>{call}</option>
        ))}
      </select>
      <h4>Lo que puede decir</h4>
      <ul className="list">
        {faults.map((fault) => (
          <FaultSwitch key={fault.id} {...fault} {...options} />
        ))}
      </ul>
      <h4>Otro mensaje</h4>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => simulator.fault.add({ ...createRefusal(endpoint, Number(status), message), ...options }));
        }}
      >
        <input
          className="mono w-touch-38 p-0 text-center"
          aria-label="Código"
          inputMode="numeric"
          pattern="[2-5][0-9]{2}"
          required
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
        <input
          className="mono grow"
          aria-label="Mensaje"
          placeholder="Mensaje"
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <button type="submit">Poner falla</button>
      </form>
    </Part>
  );
}
