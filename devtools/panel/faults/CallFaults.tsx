import { useEffect, useRef, useState } from 'react';
import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import { capitalize } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { Part } from '../parts/Part.tsx';
import { createFault, createRefusal, EFFECTS } from './create-fault.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultSwitch } from './FaultSwitch.tsx';

/** The choice of an address that the tester writes. */
const OTHER = 'Otra dirección…';

interface CallFaultsProps {
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

export function CallFaults({ readOptions }: CallFaultsProps) {
  const { simulator, endpoint: openedFor, draft } = usePanel();
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState('GET /api/ranking/week/*');
  const endpoint = chosen ?? openedFor ?? ('POST /api/pool/user' satisfies Endpoint);
  const match = endpoint === OTHER ? address : endpoint;
  const select = useRef<HTMLSelectElement>(null);
  // When another section opens “Fallas” for an endpoint, the focus scrolls the panel to the select “Petición”, which is
  // below the visible part, and to the form that is filled in.
  useEffect(() => {
    if (openedFor === null) return;
    select.current?.focus();
    // jsdom has no `scrollIntoView`, hence the optional call.
    if (draft) select.current?.scrollIntoView?.({ block: 'start' });
  }, [openedFor, draft]);
  const refusals = simulator.fault.messages().filter((refusal) => refusal.endpoint === match);
  const faults = [
    ...refusals.map(({ status: code, message: name }) => ({
      name,
      code: String(code),
      ...createRefusal(match, code, name),
    })),
    ...Object.entries(EFFECTS).map(([code, effect]) => ({
      name: capitalize(describeEffect(effect)),
      code,
      ...createFault(match, code, effect),
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
        <option value="*">Todas las peticiones</option>
        {simulator.net.endpoints().map((call) => (
          <option key={call}>{call}</option>
        ))}
        <option>{OTHER}</option>
      </select>
      {endpoint === OTHER ? (
        <input
          className="mono mt-2 w-full"
          aria-label="Dirección, con * en lo que cambia"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      ) : null}
      <h4>Falla a la medida</h4>
      <FaultForm match={match} readOptions={readOptions} />
      <h4>Lo que puede decir</h4>
      <ul className="list">
        {faults.map((fault) => (
          <FaultSwitch key={fault.id} {...fault} readOptions={readOptions} />
        ))}
      </ul>
    </Part>
  );
}
