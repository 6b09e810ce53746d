import type { ReactNode } from 'react';
import { usePanel } from '../context/context.ts';
import { Choice } from '../parts/Choice.tsx';
import { Select } from '../parts/Select.tsx';

const SHOWS = [
  { value: 'all', name: 'Todo' },
  { value: 'errors', name: 'Errores' },
] as const;

const FILTER = 'Filtrar ruta o cuerpo';

const METHODS = [
  { value: 'all', name: 'Todo método' },
  { value: 'GET', name: 'GET' },
  { value: 'POST', name: 'POST' },
] as const;

const STATUSES = [
  { value: 'all', name: 'Todo código' },
  { value: '2', name: '2xx' },
  { value: '4', name: '4xx' },
  { value: '5', name: '5xx' },
  { value: '0', name: 'Sin respuesta' },
] as const;

// On a phone, the choice has a row of its own above the two lists.
const QA_FILTERS =
  'max-[480px]:[&>fieldset]:w-full max-[480px]:[&>fieldset>button]:grow lg:[&_select]:min-w-0';

/** Which calls Peticiones lists. `children`: the buttons for the whole list. */
export function CallFilters({ children }: { children: ReactNode }) {
  const { isQa, settings, set } = usePanel();
  const { callFilter: filter, callShow: show, callMethod, callStatus } = settings;
  return (
    <div className={`part row [&_select]:flex-1 [&_select]:px-1.5 ${isQa ? QA_FILTERS : ''}`}>
      <input
        className={isQa ? 'w-full' : 'grow'}
        aria-label={FILTER}
        placeholder={FILTER}
        value={filter}
        onChange={(event) => set({ callFilter: event.currentTarget.value })}
      />
      <Choice label="Mostrar" options={SHOWS} value={show} onChange={(callShow) => set({ callShow })} />
      {isQa ? (
        <>
          <Select
            label="Método"
            options={METHODS}
            value={callMethod}
            onChange={(value) => set({ callMethod: value })}
          />
          <Select
            label="Código"
            options={STATUSES}
            value={callStatus}
            onChange={(value) => set({ callStatus: value })}
          />
        </>
      ) : null}
      <div className={isQa ? 'row mt-0 w-full' : undefined}>{children}</div>
    </div>
  );
}
