import { useEffect, useRef, useState } from 'react';
import type { Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import { CALL_FAULTS, usePanel } from '../context/context.ts';
import { keepFaultForm, readFaultForm } from '../context/fault-form.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultGroup } from './FaultGroup.tsx';
import { FaultSwitch } from './FaultSwitch.tsx';
import { listCallFaults } from './list-call-faults.ts';

/** The choice of an address that the tester writes. */
const OTHER = 'Otra dirección…';

interface CallFaultsProps {
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

export function CallFaults({ readOptions }: CallFaultsProps) {
  const { simulator, endpoint: openedFor, draft } = usePanel();
  const [chosen, setChosen] = useState(() => openedFor ?? readFaultForm().call);
  const [address, setAddress] = useState(() => readFaultForm().address);
  const endpoint = chosen ?? ('POST /api/pool/user' satisfies Endpoint);
  const match = endpoint === OTHER ? address : endpoint;
  const select = useRef<HTMLSelectElement>(null);
  // When another section opens “Fallas” for an endpoint, the focus scrolls the panel to the select “Petición”, which is
  // below the visible part, and to the form that is filled in.
  useEffect(() => {
    if (openedFor === null) return;
    keepFaultForm({ call: openedFor });
    select.current?.focus();
    // jsdom has no `scrollIntoView`, hence the optional call.
    if (draft) select.current?.scrollIntoView?.({ block: 'start' });
  }, [openedFor, draft]);
  const faults = listCallFaults(simulator, match);

  return (
    <FaultGroup id={CALL_FAULTS} title="Por petición" faults={faults} isOpenFirst={false}>
      <select
        ref={select}
        className="mono w-full"
        aria-label="Petición"
        value={endpoint}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          keepFaultForm({ call: currentTarget.value });
        }}
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
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            keepFaultForm({ address: currentTarget.value });
          }}
        />
      ) : null}
      <h4>Falla a la medida</h4>
      <FaultForm match={match} readOptions={readOptions} />
      <h4>Lo que puede decir</h4>
      <ul className="list">
        {faults.map(({ words, ...fault }) => (
          <FaultSwitch key={fault.id} {...fault} readOptions={readOptions} />
        ))}
      </ul>
    </FaultGroup>
  );
}
