import type { FaultSpec } from '../../../mock-server/index.ts';
import { usePanel } from '../context/context.ts';
import { Part } from '../parts/Part.tsx';
import { FaultSwitch } from './FaultSwitch.tsx';
import { findFaults } from './find-faults.ts';

const MAX_SHOWN = 30;

interface FoundFaultsProps {
  search: string;
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

/** Lists the faults of the network and of every call that have the searched words. */
export function FoundFaults({ search, readOptions }: FoundFaultsProps) {
  const { simulator, isQa } = usePanel();
  const found = findFaults(simulator, search, isQa);
  const count = found.length;
  return (
    <Part title="Encontradas" aside={count > MAX_SHOWN ? `${MAX_SHOWN} de ${count}` : String(count)}>
      {count === 0 ? <p className="quiet">Ninguna falla dice eso. Prueba con menos palabras.</p> : null}
      <ul className="list">
        {found.slice(0, MAX_SHOWN).map(({ words, aliases, ...fault }) => (
          <FaultSwitch key={fault.id} {...fault} {...(fault.match === '*' ? {} : { readOptions })} />
        ))}
      </ul>
    </Part>
  );
}
