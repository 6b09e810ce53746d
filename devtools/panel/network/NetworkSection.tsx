import { useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { getCallLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { formatClock, formatNumber, formatShortDay } from '../../format.ts';
import { usePanel } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Choice, download } from '../ui.tsx';
import { CallDetail } from './CallDetail.tsx';

const SHOWS = [
  { value: 'all', name: 'Todo' },
  { value: 'errors', name: 'Errores' },
] as const;

const isBad = ({ outcome, status }: LogEntry) =>
  outcome === 'failed' || outcome === 'travel' || status >= 400;
const getTone = (entry: LogEntry) => (isBad(entry) ? 'bad' : entry.outcome === 'answered' ? 'good' : 'heed');

export function NetworkSection({ simulator, density }: SectionProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { settings, set } = usePanel();
  const { callFilter: filter, callShow: show } = settings;
  const { net } = simulator;
  const log = net.log();
  const entries = log
    .filter(
      (entry) => (show === 'all' || isBad(entry)) && entry.url.toLowerCase().includes(filter.toLowerCase()),
    )
    .toReversed();

  return (
    <>
      <div className="part row">
        <input
          className="grow"
          aria-label={copy.networkFilter}
          placeholder={copy.networkFilter}
          value={filter}
          onChange={(event) => set({ callFilter: event.currentTarget.value })}
        />
        <Choice
          label="Mostrar"
          options={SHOWS}
          value={show}
          onChange={(callShow) => set({ callShow })}
        />
        {density === 'qa' ? (
          <button type="button" onClick={() => download('simulador.har', JSON.stringify(net.har(), null, 1))}>
            Descargar HAR
          </button>
        ) : null}
        <button type="button" onClick={() => net.clear()}>
          Vaciar
        </button>
      </div>
      {entries.length === 0 ? (
        <div className="part">
          <p className="quiet">{log.length > 0 ? `Ninguna pasa el filtro. En total hay ${log.length}.` : 'Todavía no hay peticiones.'}</p>
        </div>
      ) : (
        <table className="calls mono">
          <thead>
            <tr>
              <th>{copy.networkColumns.at}</th>
              <th>{copy.networkColumns.path}</th>
              <th>{copy.networkColumns.status}</th>
              <th>{copy.networkColumns.ms}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <CallRow
                key={entry.id}
                entry={entry}
                isOpen={entry.id === open}
                onToggle={() => setOpen(entry.id === open ? null : entry.id)}
                simulator={simulator}
                density={density}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface CallRowProps extends Pick<SectionProps, 'simulator' | 'density'> {
  entry: LogEntry;
  isOpen: boolean;
  onToggle: () => void;
}

function CallRow({ entry, isOpen, onToggle, simulator, density }: CallRowProps) {
  const words = copy.networkOutcomes[entry.outcome];
  return (
    <>
      <tr className={isOpen ? 'open' : undefined}>
        <td className="when">
          <small>{formatShortDay(entry.at)} </small>
          {formatClock(entry.at)}
        </td>
        <td className="path">
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {entry.faults.length > 0 ? <i className="dot bad" aria-hidden="true" /> : null}
            {density === 'demo' && entry.endpoint
              ? getCallLabel(entry.endpoint)
              : `${entry.method} ${entry.url}`}
          </button>
        </td>
        <td className={getTone(entry)}>{entry.status > 0 ? entry.status : words}</td>
        <td>{formatNumber(entry.ms)}</td>
      </tr>
      {isOpen ? (
        <tr className="open">
          <td colSpan={4}>
            <CallDetail entry={entry} simulator={simulator} density={density} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
