import { useEffect, useRef, useState } from 'react';
import { describeEffect } from '../../../mock-server/engine/faults/fault.ts';
import type { Endpoint, Fault, FaultSpec } from '../../../mock-server/index.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { capitalize } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { HeldCalls } from '../parts/HeldCalls.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { Tag } from '../parts/Tag.tsx';
import { COMMON_REFUSALS, createFault, createRefusal } from './faults.ts';

const SCOPE = 'Cuántas veces';
const SCOPES = [
  { value: 'once', name: '1 vez', times: 1, p: 1 },
  { value: 'thrice', name: '3 veces', times: 3, p: 1 },
  { value: 'always', name: 'hasta que la quites', times: 'always', p: 1 },
  { value: 'half', name: 'a veces (50 %)', times: 'always', p: 0.5 },
] as const;

const WHEN = 'Cuándo';
const WHENS = [
  { value: 'before', name: 'antes de guardar' },
  { value: 'after', name: 'después de guardar' },
] as const;

const NETWORK_FAULTS = [
  { id: 'offline', name: copy.offline, code: 'networkError', effect: { offline: true } },
  { id: 'csrf', name: 'Respuesta 419', code: 'connectionError', effect: { status: 419 } },
  { id: 'latency', name: 'Red lenta', code: '1,200 ms', effect: { delay: 1_200 } },
] as const;

const EFFECTS: Readonly<Record<string, FaultSpec['effect']>> = {
  drop: { drop: true },
  timeout: { timeout: true },
  hold: { hold: true },
  delay: { delay: 3_000 },
  html: { body: 'html' },
  truncated: { body: 'truncated' },
  malformed: { body: 'malformed' },
  empty: { body: 'empty' },
};

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

/** Switches a fault on and off. Only the density QA shows `code`. */
function FaultSwitch({ name, code, ...spec }: FaultSpec & Record<'id' | 'name' | 'code', string>) {
  const { simulator, reads, isQa, run } = usePanel();
  const { fault } = simulator;
  const added = useRead(reads.faults).find(({ id }) => id === spec.id);
  return (
    <SwitchRow
      name={name}
      code={isQa ? code : undefined}
      // A fault of “Red” (`*`) always stays until it is switched off.
      aside={added && spec.match !== '*' ? <Tag tone="bad">{copy.faultTimes(added.times)}</Tag> : null}
      isOn={added !== undefined}
      isFault={spec.id !== 'latency'}
      onChange={() => run(() => (added ? fault.clear(spec.id) : fault.add(spec)))}
    />
  );
}

function describeFault({ match, label, effect }: Fault): string {
  const message = 'message' in effect ? effect.message : undefined;
  return message === undefined ? label : `${getCallLabel(match)}: ${getMessageLabel(message)}`;
}

function ActiveFaults() {
  const { simulator, reads, isQa } = usePanel();
  const { fault } = simulator;
  const active = useRead(reads.faults);
  const { held } = useRead(reads.status);
  return (
    <Part
      title="Activas"
      aside={active.length > 0 ? copy.faultsCount(active.length) : 'Todo funciona como debe.'}
    >
      {active.length > 0 ? (
        <ul className="list">
          {active.map((added) => (
            <li key={added.id}>
              <span className={isQa ? 'mono grow' : 'grow'}>{isQa ? added.label : describeFault(added)}</span>
              <Tag>{WHENS.find(({ value }) => value === added.when)?.name}</Tag>
              <Tag tone="bad">{copy.faultTimes(added.times)}</Tag>
              <Button label={`Quitar ${added.label}`} onPress={() => fault.clear(added.id)}>
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {held.length > 0 ? (
        <div className="row">
          <HeldCalls />
        </div>
      ) : null}
    </Part>
  );
}

function CallFaults({ options }: { options: Pick<FaultSpec, 'times' | 'p' | 'when'> }) {
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
