import { usePanel } from '../context/context.ts';
import type { readFaultForm } from '../context/fault-form.ts';
import { Choice } from '../parts/Choice.tsx';
import { Part } from '../parts/Part.tsx';
import { WHENS } from './ActiveFaults.tsx';

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

type FaultOptions = Pick<ReturnType<typeof readFaultForm>, 'scope' | 'when'>;

interface FaultScopeProps extends FaultOptions {
  /** Which faults below begin with these options. */
  aside: string;
  onChange: (changed: Partial<FaultOptions>) => void;
}

/** How often and when a fault occurs. It stands above the switches of the faults, so that it is chosen before them. */
export function FaultScope({ scope, when, aside, onChange }: FaultScopeProps) {
  const { isQa } = usePanel();
  const chosen = SCOPES.find(({ times, percent }) => times === scope.times && percent === scope.percent);
  return (
    <Part title={SCOPE} aside={aside}>
      <Choice
        label={SCOPE}
        options={SCOPES}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const { times, percent } = SCOPES.find((option) => option.value === value) ?? SCOPES[0];
          onChange({ scope: { times, percent } });
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
                    onChange({ scope: { ...scope, [name]: currentTarget.value } })
                  }
                />
              </label>
            ))}
          </div>
          <h4>{WHEN}</h4>
          <Choice label={WHEN} options={WHENS} value={when} onChange={(value) => onChange({ when: value })} />
        </>
      ) : null}
    </Part>
  );
}
