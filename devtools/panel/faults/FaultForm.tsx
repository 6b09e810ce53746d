import { type ReactNode, useState } from 'react';
import type { FaultSpec } from '../../../mock-server/index.ts';
import { usePanel } from '../context/context.ts';
import { type FaultDraft, FIRST_DRAFT, readEffect } from '../context/fault-draft.ts';

interface FaultFormProps {
  match: string;
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

/** The form of a fault with all that a fault can have. A refused fault leaves the form as it is. */
export function FaultForm({ match, readOptions }: FaultFormProps) {
  const { simulator, run, draft: opened } = usePanel();
  const [draft, setDraft] = useState<FaultDraft>(opened ?? FIRST_DRAFT);
  const [added, setAdded] = useState('');
  const write = (name: keyof FaultDraft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setDraft({ ...draft, [name]: currentTarget.value });
      setAdded('');
    },
  });
  const add = async () => {
    const id = await simulator.fault.add({ match, effect: readEffect(draft), ...readOptions() });
    setAdded(simulator.fault.list().find((fault) => fault.id === id)?.label ?? '');
  };
  return (
    <form
      className="grid grid-cols-3 gap-2"
      aria-label="Falla a la medida"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAdded('');
        run(add);
      }}
    >
      <Labelled label="Código">
        <input className={FIELD} inputMode="numeric" {...write('status')} />
      </Labelled>
      <Labelled label="Espera (s)">
        <input className={FIELD} inputMode="numeric" placeholder="30" {...write('wait')} />
      </Labelled>
      <Labelled label="Demora (ms)">
        <input className={FIELD} inputMode="numeric" placeholder="0" {...write('delay')} />
      </Labelled>
      <Labelled label="Mensaje" isWide>
        <input className={FIELD} {...write('message')} />
      </Labelled>
      <Labelled label="Errores por campo" isWide>
        <textarea
          className={AREA}
          rows={2}
          placeholder="email: Ese correo ya existe"
          {...write('fieldErrors')}
        />
      </Labelled>
      <Labelled label="Cuerpo de la respuesta" isWide>
        <textarea
          className={AREA}
          rows={2}
          placeholder="Tal cual, en lugar de lo de arriba"
          {...write('body')}
        />
      </Labelled>
      <div className="row col-span-full">
        <button type="submit">Poner falla</button>
        <span className="good" role="status">
          {added && `Puesta. ${added}`}
        </span>
      </div>
    </form>
  );
}

function Labelled({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={`block min-w-0 ${isWide ? 'col-span-full' : ''}`}>
      <small>{label}</small>
      {children}
    </label>
  );
}

const FIELD = 'mono mt-1 block w-full';
const AREA = 'mono mt-1 block w-full resize-y py-2 leading-[1.4]';
