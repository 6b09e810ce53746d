import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getCallLabel, getMessageLabel } from '../../mock-server/catalogue/catalogue.ts';
import { describeEffect } from '../../mock-server/catalogue/effects.ts';
import type { Endpoint, Fault, FaultSpec } from '../../mock-server/index.ts';
import { copy } from '../copy.ts';
import { capitalize } from '../format.ts';
import { usePanel } from './context.ts';
import { createCellId, EFFECTS, QUICK, SCOPES, type Scope } from './faults.ts';
import { Button, Choice, HeldCalls, Part, SwitchRow, Tag } from './ui.tsx';

const SCOPE = 'Cuántas veces';
const WHEN = 'Cuándo';
const WHENS = [
  { value: 'before', name: 'antes de guardar' },
  { value: 'after', name: 'después de guardar' },
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

export function FaultsSection() {
  const { simulator, isQa, run } = usePanel();
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
          {NETWORK.filter(({ isOfQa }) => !isOfQa || isQa).map(({ name, code, spec, isSubtle }) => (
            <SwitchRow
              key={spec.id}
              name={name}
              code={isQa ? code : undefined}
              isOn={isOn(spec.id)}
              isSubtle={isSubtle}
              onChange={() => toggle({ ...spec, label: name })}
            />
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
          {QUICK.map(({ match, status, message, shows }) => {
            const id = createCellId(match, `${status} ${message}`);
            return (
              <SwitchRow
                key={id}
                name={`${getCallLabel(match)}: ${getMessageLabel(message)}`}
                code={isQa ? `${message} → ${shows}` : undefined}
                aside={count(id)}
                isOn={isOn(id)}
                onChange={() => toggle({ id, match, effect: { status, message }, times, p, when })}
              />
            );
          })}
        </ul>
      </Part>
      {isQa ? (
        <CallFaults isOn={isOn} count={count} onToggle={(spec) => toggle({ ...spec, times, p, when })} />
      ) : null}
    </>
  );
}

function describeFault({ match, label, effect }: Fault): string {
  const message = 'message' in effect ? effect.message : undefined;
  return message === undefined ? label : `${getCallLabel(match)}: ${getMessageLabel(message)}`;
}

function ActiveFaults() {
  const { simulator, isQa } = usePanel();
  const { fault } = simulator;
  const active = fault.list();
  return (
    <Part
      title="Activas"
      aside={active.length > 0 ? copy.faultsCount(active.length) : 'Todo funciona como debe.'}
    >
      {active.length > 0 ? (
        <ul className="list">
          {active.map((added) => (
            <li key={added.id}>
              {isQa ? (
                <span className="grow mono">{added.label}</span>
              ) : (
                <span className="grow">{describeFault(added)}</span>
              )}
              <Tag>{WHENS.find(({ value }) => value === added.when)?.name}</Tag>
              <Tag tone="bad">{copy.faultTimes(added.times)}</Tag>
              <Button label={`Quitar ${added.label}`} run={() => fault.clear(added.id)}>
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {fault.held() > 0 ? (
        <div className="row">
          <HeldCalls />
        </div>
      ) : null}
    </Part>
  );
}

interface CallFaultsProps {
  isOn: (id: string) => boolean;
  count: (id: string) => ReactNode;
  onToggle: (spec: FaultSpec & { id: string }) => void;
}

function CallFaults({ isOn, count, onToggle }: CallFaultsProps) {
  const { simulator, endpoint: wanted } = usePanel();
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
              name={capitalize(describeEffect(effect))}
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
