import { useState } from 'react';
import type { FaultSpec } from '../../../mock-server/index.ts';
import { getCallLabel, getMessageLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Choice, Part, SwitchRow, Tag } from '../ui.tsx';
import { ActiveFaults } from './ActiveFaults.tsx';
import { CallFaults } from './CallFaults.tsx';
import { createCellId, QUICK, SCOPES, type Scope } from './catalogue.ts';

const WHENS = [
  { value: 'before', name: copy.faultBefore },
  { value: 'after', name: copy.faultAfter },
] as const;

interface NetworkFault {
  name: string;
  code: string;
  spec: FaultSpec & { id: string };
  isSubtle?: boolean;
  isOfQa?: boolean;
}

const NETWORK: readonly NetworkFault[] = [
  {
    name: copy.offline,
    code: 'networkError',
    spec: { id: 'offline', match: '*', effect: { offline: true }, times: 'always' },
  },
  {
    name: 'Respuesta 419',
    code: 'connectionError',
    spec: { id: 'csrf', match: '*', effect: { status: 419 }, times: 'always' },
    isOfQa: true,
  },
  {
    name: 'Red lenta',
    code: '1,200 ms',
    spec: { id: 'latency', match: '*', effect: { delay: 1_200 }, times: 'always' },
    isSubtle: true,
  },
];

export function FaultsSection({ simulator, density }: SectionProps) {
  const run = useRun();
  const [scope, setScope] = useState<Scope>('once');
  const [when, setWhen] = useState<'before' | 'after'>('before');
  const { fault } = simulator;
  const active = fault.list();
  const { times, p } = SCOPES.find((option) => option.value === scope) ?? SCOPES[0];

  const toggle = (spec: FaultSpec & { id: string }) =>
    run(() => (active.some(({ id }) => id === spec.id) ? fault.clear(spec.id) : fault.add(spec)));
  const count = (id: string) => {
    const found = active.find((added) => added.id === id);
    return found ? <Tag tone="bad">{copy.faultTimes(found.times)}</Tag> : null;
  };
  const isOn = (id: string) => active.some((added) => added.id === id);

  return (
    <>
      <Part title="Red">
        <ul className="list">
          {NETWORK.filter(({ isOfQa }) => !isOfQa || density === 'qa').map(
            ({ name, code, spec, isSubtle }) => (
              <SwitchRow
                key={spec.id}
                name={name}
                code={density === 'qa' ? code : undefined}
                isOn={isOn(spec.id)}
                isSubtle={isSubtle}
                onChange={() => toggle({ ...spec, label: name })}
              />
            ),
          )}
        </ul>
      </Part>
      <Part title={copy.faultScope}>
        <Choice label={copy.faultScope} options={SCOPES} value={scope} onChange={setScope} />
        {density === 'qa' ? (
          <>
            <h4>{copy.faultWhen}</h4>
            <Choice label={copy.faultWhen} options={WHENS} value={when} onChange={setWhen} />
          </>
        ) : null}
      </Part>
      <ActiveFaults simulator={simulator} density={density} />
      <Part title="Fallas comunes">
        <ul className="list">
          {QUICK.map(({ match, status, message, shows }) => {
            const id = createCellId(match, `${status} ${message}`);
            return (
              <SwitchRow
                key={id}
                name={`${getCallLabel(match)}: ${getMessageLabel(message)}`}
                code={density === 'qa' ? `${message} → ${shows}` : undefined}
                aside={count(id)}
                isOn={isOn(id)}
                onChange={() => toggle({ id, match, effect: { status, message }, times, p, when })}
              />
            );
          })}
        </ul>
      </Part>
      {density === 'qa' ? (
        <CallFaults
          simulator={simulator}
          isOn={isOn}
          count={count}
          onToggle={(spec) => toggle({ ...spec, times, p, when })}
        />
      ) : null}
    </>
  );
}
