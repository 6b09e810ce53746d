import type { FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { Tag } from '../parts/Tag.tsx';
import { findSame } from './create-fault.ts';

type FaultSwitchProps = FaultSpec &
  Record<'id' | 'name' | 'code', string> & {
    /** Reads how often and when the fault occurs. Throws an error in Spanish for bad input. */
    readOptions?: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
  };

/**
 * Switches a fault on and off, also one that a recipe, the palette or a script has added. Only the density QA shows
 * `code`.
 */
export function FaultSwitch({ name, code, readOptions, ...spec }: FaultSwitchProps) {
  const { simulator, reads, isQa, run, showApp } = usePanel();
  const { fault } = simulator;
  const added = findSame(useRead(reads.faults), spec);
  const [first] = added;
  return (
    <SwitchRow
      name={name}
      code={isQa ? code : undefined}
      // The heading of “Red” says that its faults stay until they are switched off.
      aside={
        first && !(spec.times === 'always' && first.times === 'always') ? (
          <Tag tone="bad">{copy.faultTimes(first)}</Tag>
        ) : null
      }
      isOn={first !== undefined}
      isFault={spec.id !== 'latency'}
      onChange={() =>
        run(async () => {
          if (first) {
            for (const { id } of added) await fault.clear(id);
            return;
          }
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
