import type { Fault } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { HeldCalls } from '../parts/HeldCalls.tsx';
import { Part } from '../parts/Part.tsx';

export const WHENS = [
  { value: 'before', name: 'antes de guardar' },
  { value: 'after', name: 'después de guardar' },
] as const;

function describeFault({ match, label, effect }: Fault): string {
  const message = 'message' in effect ? effect.message : undefined;
  return message === undefined ? label : `${getCallLabel(match)}: ${getMessageLabel(message)}`;
}

export function ActiveFaults() {
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
              <span className="wrap-anywhere grow">
                <span className={isQa ? 'mono' : undefined}>{isQa ? added.label : describeFault(added)}</span>
                <small>
                  {WHENS.find(({ value }) => value === added.when)?.name}
                  {' · '}
                  <span className="bad">{copy.faultTimes(added)}</span>
                </small>
              </span>
              <Button
                label={`Quitar ${added.label}`}
                says={done.faultRemoved(isQa ? added.label : describeFault(added))}
                onPress={() => fault.clear(added.id)}
              >
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
