import type { FaultSpec } from '../../../mock-server/index.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { isFound } from '../../search/search.ts';
import { usePanel } from '../context/context.ts';
import { Part } from '../parts/Part.tsx';
import { NETWORK_FAULTS } from './create-fault.ts';
import { FaultSwitch } from './FaultSwitch.tsx';
import { listCallFaults } from './list-call-faults.ts';

const MAX_SHOWN = 30;

interface FoundFaultsProps {
  search: string;
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

/** Lists the faults of the network and of every call that have the searched words. */
export function FoundFaults({ search, readOptions }: FoundFaultsProps) {
  const { simulator, isQa } = usePanel();
  const network = NETWORK_FAULTS.filter(({ id }) => isQa || id !== 'csrf')
    .map((fault) => ({ ...fault, label: fault.name, match: '*', times: 'always' as const }))
    .filter(({ name, code }) => isFound(`${name} ${code}`, search));
  const calls = simulator.net
    .endpoints()
    .flatMap((endpoint) =>
      listCallFaults(simulator, endpoint).map((fault) => ({
        ...fault,
        name: `${getCallLabel(endpoint)}: ${getMessageLabel(fault.name)}`,
        code: `${fault.code} · ${endpoint}`,
        words: fault.name,
      })),
    )
    .filter(({ name, code, words }) => isFound(`${name} ${code} ${words}`, search));
  const count = network.length + calls.length;
  return (
    <Part title="Encontradas" aside={count > MAX_SHOWN ? `${MAX_SHOWN} de ${count}` : String(count)}>
      {count === 0 ? <p className="quiet">Ninguna falla dice eso. Prueba con menos palabras.</p> : null}
      <ul className="list">
        {network.map((fault) => (
          <FaultSwitch key={fault.id} {...fault} />
        ))}
        {calls.slice(0, MAX_SHOWN - network.length).map(({ words, ...fault }) => (
          <FaultSwitch key={fault.id} {...fault} readOptions={readOptions} />
        ))}
      </ul>
    </Part>
  );
}
