import type { FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { Tag } from '../parts/Tag.tsx';

type FaultSwitchProps = FaultSpec &
  Record<'id' | 'name' | 'code', string> & {
    /** Reads how often and when the fault occurs. Throws an error in Spanish for bad input. */
    readOptions?: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
  };

/** Switches a fault on and off. Only the density QA shows `code`. */
export function FaultSwitch({ name, code, readOptions, ...spec }: FaultSwitchProps) {
  const { simulator, reads, isQa, run, showApp } = usePanel();
  const { fault } = simulator;
  const added = useRead(reads.faults).find(({ id }) => id === spec.id);
  return (
    <SwitchRow
      name={name}
      code={isQa ? code : undefined}
      // A fault of “Red” (`*`) always stays until it is switched off.
      aside={added && spec.match !== '*' ? <Tag tone="bad">{copy.faultTimes(added)}</Tag> : null}
      isOn={added !== undefined}
      isFault={spec.id !== 'latency'}
      onChange={() =>
        run(async () => {
          if (added) return fault.clear(spec.id);
          await fault.add({ ...spec, ...readOptions?.() });
          if (spec.effect.offline && spec.match === '*') {
            showApp();
            await simulator.show('offline');
          }
        })
      }
    />
  );
}
