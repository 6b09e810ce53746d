import { type ReactNode, useEffect, useState } from 'react';
import type { Fault, FaultSpec } from '../../../mock-server/index.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { usePanel } from '../context/context.ts';
import { type FaultDraft, FIRST_DRAFT, readEffect } from '../context/fault-draft.ts';
import { keepFaultForm, readFaultForm } from '../context/fault-form.ts';
import { useRead } from '../context/world-reads.ts';

/** How long the form says that its fault is used up (ms). */
const USED_SHOWN_FOR_MS = 6_000;

/** What the app does with the wait of the codes that ask for one, also when none is written. */
const WAIT_NOTES: Readonly<Record<string, string>> = {
  429: 'Donde muestra el error, la app dice los segundos: de 1 a 120.',
  503: 'La app no muestra esta espera; solo la respeta al abrir la sesión.',
};

interface FaultFormProps {
  match: string;
  readOptions: () => Pick<FaultSpec, 'times' | 'p' | 'when'>;
}

/** The form of a fault with all that a fault can have. A refused fault leaves the form as it is. */
export function FaultForm({ match, readOptions }: FaultFormProps) {
  const { simulator, run, draft: opened } = usePanel();
  const [draft, setDraft] = useState<FaultDraft>(() => opened ?? readFaultForm().draft);
  const change = (changed: FaultDraft) => {
    setDraft(changed);
    keepFaultForm({ draft: changed });
    setAdded(null);
  };
  // What “Crear falla” brings is kept as if it had been written.
  useEffect(() => void (opened && keepFaultForm({ draft: opened })), [opened]);
  const [added, setAdded] = useState<Pick<Fault, 'id' | 'label'> | null>(null);
  const write = (name: keyof FaultDraft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ ...draft, [name]: currentTarget.value }),
  });
  const add = async () => {
    const id = await simulator.fault.add({ match, effect: readEffect(draft), ...readOptions() });
    setAdded(simulator.fault.list().find((fault) => fault.id === id) ?? null);
    keepFaultForm({ draft: FIRST_DRAFT });
  };
  const waitNote = WAIT_NOTES[draft.status.trim()];
  return (
    <form
      className="grid grid-cols-3 gap-2"
      aria-label="Falla a la medida"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAdded(null);
        run(add);
      }}
    >
      <Labelled label="Código">
        <input className={FIELD} inputMode="numeric" {...write('status')} />
      </Labelled>
      <Labelled label="Espera (s)">
        <input className={FIELD} inputMode="numeric" placeholder={waitNote ? '30' : ''} {...write('wait')} />
      </Labelled>
      <Labelled label="Demora (ms)">
        <input className={FIELD} inputMode="numeric" placeholder="0" {...write('delay')} />
      </Labelled>
      {waitNote ? <p className="quiet col-span-full">{waitNote}</p> : null}
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
        {isEqual(draft, FIRST_DRAFT) ? null : (
          <button type="button" onClick={() => change(FIRST_DRAFT)}>
            Vaciar
          </button>
        )}
        <span role="status">{added ? <FaultState fault={added} onOver={() => setAdded(null)} /> : null}</span>
      </div>
    </form>
  );
}

interface FaultStateProps {
  fault: Pick<Fault, 'id' | 'label'>;
  onOver: () => void;
}

/**
 * Says that the fault is active or, for a while, that it is used up. Apart, because it is drawn again with each call.
 */
function FaultState({ fault, onOver }: FaultStateProps) {
  const { reads } = usePanel();
  const isActive = useRead(reads.faults).some(({ id }) => id === fault.id);
  const isMet = useRead(reads.calls).some(({ faults }) => faults.includes(fault.label));
  const isUsed = isMet && !isActive;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a redraw of the form must not begin the time anew.
  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(onOver, USED_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isUsed]);
  return (
    <span className={isUsed ? 'quiet' : 'good'}>
      {isActive ? `Puesta. ${fault.label}` : ''}
      {isUsed ? `Usada. ${fault.label}` : ''}
    </span>
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
