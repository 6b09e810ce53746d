import { useState } from 'react';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { usePanel } from '../context/context.ts';
import { readScope } from '../context/fault-draft.ts';
import { keepFaultForm, readFaultForm } from '../context/fault-form.ts';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { ActiveFaults, WHENS } from './ActiveFaults.tsx';
import { CallFaults } from './CallFaults.tsx';
import { COMMON_REFUSALS, createRefusal, NETWORK_FAULTS } from './create-fault.ts';
import { FaultGroup } from './FaultGroup.tsx';
import { FaultSwitch } from './FaultSwitch.tsx';
import { FoundFaults } from './FoundFaults.tsx';

const FILTER = 'Filtrar fallas';
const SCOPE = 'Cuántas veces';

const SCOPES = [
  { value: 'once', name: '1 vez', times: '1', percent: '100' },
  { value: 'thrice', name: '3 veces', times: '3', percent: '100' },
  { value: 'always', name: 'hasta que la quites', times: '', percent: '100' },
  { value: 'half', name: 'a veces (50 %)', times: '', percent: '50' },
] as const;

/** An empty number of times means until the fault is removed. */
const SCOPE_FIELDS = [
  { name: 'times', label: 'Veces', placeholder: 'todas' },
  { name: 'percent', label: 'Por ciento', placeholder: '100' },
] as const;

const WHEN = 'Cuándo';

export function FaultsSection() {
  const { isQa } = usePanel();
  const [{ scope, when }, setOptions] = useState(readFaultForm);
  const change = (changed: Partial<ReturnType<typeof readFaultForm>>) => {
    keepFaultForm(changed);
    setOptions(readFaultForm());
  };
  const chosen = SCOPES.find(({ times, percent }) => times === scope.times && percent === scope.percent);
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const readOptions = () => ({ ...readScope(scope), when });
  const common = COMMON_REFUSALS.map(({ endpoint, status, message, shows }) => ({
    key: `${endpoint} ${message}`,
    name: `${getCallLabel(endpoint)}: ${getMessageLabel(message)}`,
    code: `${message} → ${shows}`,
    ...createRefusal(endpoint, status, message),
  }));

  /** It stands above the switches that it is about, so that it is read, and chosen, before them. */
  const scopePart = (
    <Part title={SCOPE} aside={isSearched ? 'Las fallas que encuentras' : 'Las fallas de aquí abajo'}>
      <Choice
        label={SCOPE}
        options={SCOPES}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const { times, percent } = SCOPES.find((option) => option.value === value) ?? SCOPES[0];
          change({ scope: { times, percent } });
        }}
      />
      {isQa ? (
        <>
          <div className="row mt-2">
            {SCOPE_FIELDS.map(({ name, label, placeholder }) => (
              <label key={name} className="flex items-center gap-2">
                {label}
                <input
                  className="mono w-16"
                  inputMode="numeric"
                  placeholder={placeholder}
                  value={scope[name]}
                  onChange={({ currentTarget }) =>
                    change({ scope: { ...scope, [name]: currentTarget.value } })
                  }
                />
              </label>
            ))}
          </div>
          <h4>{WHEN}</h4>
          <Choice label={WHEN} options={WHENS} value={when} onChange={(value) => change({ when: value })} />
        </>
      ) : null}
    </Part>
  );

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
          {scopePart}
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
          {scopePart}
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
