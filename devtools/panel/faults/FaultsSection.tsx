import { useState } from 'react';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { usePanel } from '../context/context.ts';
import { readScope } from '../context/fault-draft.ts';
import { keepFaultForm, readFaultForm } from '../context/fault-form.ts';
import { Part } from '../parts/Part.tsx';
import { ActiveFaults } from './ActiveFaults.tsx';
import { CallFaults } from './CallFaults.tsx';
import { COMMON_REFUSALS, createRefusal, NETWORK_FAULTS } from './create-fault.ts';
import { FaultGroup } from './FaultGroup.tsx';
import { FaultScope } from './FaultScope.tsx';
import { FaultSwitch } from './FaultSwitch.tsx';
import { FoundFaults } from './FoundFaults.tsx';

const FILTER = 'Filtrar fallas';
export function FaultsSection() {
  const { isQa } = usePanel();
  const [{ scope, when }, setOptions] = useState(readFaultForm);
  const change = (changed: Partial<ReturnType<typeof readFaultForm>>) => {
    keepFaultForm(changed);
    setOptions(readFaultForm());
  };
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const readOptions = () => ({ ...readScope(scope), when });
  const common = COMMON_REFUSALS.map(({ endpoint, status, message, shows }) => ({
    key: `${endpoint} ${message}`,
    name: `${getCallLabel(endpoint)}: ${getMessageLabel(message)}`,
    code: `${message} → ${shows}`,
    ...createRefusal(endpoint, status, message),
  }));

  return (
    <>
      <div className="part row">
        <input
          type="search"
          className="grow"
          aria-label={FILTER}
          placeholder={FILTER}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {isSearched ? (
        <>
          <FaultScope scope={scope} when={when} aside="Las fallas que encuentras" onChange={change} />
          <FoundFaults search={search} readOptions={readOptions} />
        </>
      ) : (
        <Part title="Red" aside="Hasta que las quites">
          <ul className="list">
            {NETWORK_FAULTS.filter(({ id }) => isQa || id !== 'csrf').map((fault) => (
              <FaultSwitch key={fault.id} {...fault} label={fault.name} match="*" times="always" />
            ))}
          </ul>
        </Part>
      )}
      <ActiveFaults />
      {isSearched ? null : (
        <>
          <FaultScope scope={scope} when={when} aside="Las fallas de aquí abajo" onChange={change} />
          <FaultGroup id="common" title="Fallas comunes" faults={common}>
            <ul className="list">
              {common.map(({ key, ...fault }) => (
                <FaultSwitch key={key} {...fault} readOptions={readOptions} />
              ))}
            </ul>
          </FaultGroup>
          {isQa ? <CallFaults readOptions={readOptions} /> : null}
        </>
      )}
    </>
  );
}
