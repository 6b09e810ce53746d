import { useState } from 'react';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { usePanel } from '../context/context.ts';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { ActiveFaults, WHENS } from './ActiveFaults.tsx';
import { CallFaults } from './CallFaults.tsx';
import { COMMON_REFUSALS, createRefusal, NETWORK_FAULTS } from './create-fault.ts';
import { FaultSwitch } from './FaultSwitch.tsx';

const SCOPE = 'Cuántas veces';

const SCOPES = [
  { value: 'once', name: '1 vez', times: 1, p: 1 },
  { value: 'thrice', name: '3 veces', times: 3, p: 1 },
  { value: 'always', name: 'hasta que la quites', times: 'always', p: 1 },
  { value: 'half', name: 'a veces (50 %)', times: 'always', p: 0.5 },
] as const;

const WHEN = 'Cuándo';

export function FaultsSection() {
  const { isQa } = usePanel();
  const [scope, setScope] = useState<(typeof SCOPES)[number]['value']>('once');
  const [when, setWhen] = useState<(typeof WHENS)[number]['value']>('before');
  const { times, p } = SCOPES.find(({ value }) => value === scope) ?? SCOPES[0];
  const options = { times, p, when };

  return (
    <>
      <Part title="Red">
        <ul className="list">
          {NETWORK_FAULTS.filter(({ id }) => isQa || id !== 'csrf').map((fault) => (
            <FaultSwitch key={fault.id} {...fault} label={fault.name} match="*" times="always" />
          ))}
        </ul>
      </Part>
      <Part title={SCOPE}>
        <Choice label={SCOPE} options={SCOPES} value={scope} onChange={setScope} />
        {isQa ? (
          <>
            <h4>{WHEN}</h4>
            <Choice label={WHEN} options={WHENS} value={when} onChange={setWhen} />
          </>
        ) : null}
      </Part>
      <ActiveFaults />
      <Part title="Fallas comunes">
        <ul className="list">
          {COMMON_REFUSALS.map(({ endpoint, status, message, shows }) => (
            <FaultSwitch
              key={`${endpoint} ${message}`}
              name={`${getCallLabel(endpoint)}: ${getMessageLabel(message)}`}
              code={`${message} → ${shows}`}
              {...createRefusal(endpoint, status, message)}
              {...options}
            />
          ))}
        </ul>
      </Part>
      {isQa ? <CallFaults options={options} /> : null}
    </>
  );
}
