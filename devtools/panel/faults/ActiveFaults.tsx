import { copy } from '../../copy.ts';
import type { Simulator } from '../../simulator.ts';
import { useAsk } from '../ask.ts';
import { Part, Tag } from '../kit.tsx';

/** The faults in force, with the calls they hold, each one press from its end. */
export function ActiveFaults({ simulator }: { simulator: Simulator }) {
  const ask = useAsk();
  const { fault } = simulator;
  const active = fault.list();
  const held = fault.held();
  return (
    <Part
      title={copy.faultsActive}
      aside={active.length > 0 ? copy.faultsCount(active.length) : copy.faultNone}
    >
      {active.length > 0 ? (
        <ul className="list">
          {active.map((one) => (
            <li key={one.id}>
              <span className="grow mono">{one.label}</span>
              <Tag tone="bad">{copy.faultTimes(one.times)}</Tag>
              <button
                type="button"
                aria-label={copy.faultClearNamed(one.label)}
                onClick={() => ask(() => fault.clear(one.id))}
              >
                {copy.faultClear}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {held > 0 ? (
        <div className="row">
          <Tag tone="heed">{copy.faultHeld(held)}</Tag>
          <button type="button" className="primary" onClick={() => ask(() => fault.release())}>
            {copy.release}
          </button>
        </div>
      ) : null}
    </Part>
  );
}
