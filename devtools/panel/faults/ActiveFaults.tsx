import type { Fault } from '../../../mock-server/index.ts';
import { getCallLabel, getMessageLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { HeldCalls, Part, Tag } from '../ui.tsx';

function describeFault({ match, label, effect }: Fault): string {
  const message = 'message' in effect ? effect.message : undefined;
  return message === undefined ? label : `${getCallLabel(match)}: ${getMessageLabel(message)}`;
}

export function ActiveFaults({ simulator, density }: Pick<SectionProps, 'simulator' | 'density'>) {
  const run = useRun();
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
              {density === 'qa' ? (
                <span className="grow mono">{added.label}</span>
              ) : (
                <span className="grow">{describeFault(added)}</span>
              )}
              <Tag>{added.when === 'before' ? copy.faultBefore : copy.faultAfter}</Tag>
              <Tag tone="bad">{copy.faultTimes(added.times)}</Tag>
              <button
                type="button"
                aria-label={`Quitar ${added.label}`}
                onClick={() => run(() => fault.clear(added.id))}
              >
                Quitar
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {fault.held() > 0 ? (
        <div className="row">
          <HeldCalls simulator={simulator} />
        </div>
      ) : null}
    </Part>
  );
}
