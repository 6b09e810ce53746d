import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { getResult, getResultWords, getWaitWords, isBadCall } from '../../describe/calls.ts';
import { createHarFile } from '../../describe/har-file.ts';
import { formatClock, formatNumber, formatShortDay } from '../../lib/format.ts';
import { forgetKeptCalls, isKept, type KeptCall, readKeptCalls } from '../../state/kept-calls.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { download } from '../parts/download.ts';
import { Select } from '../parts/Select.tsx';
import { StoredPart } from '../parts/StoredPart.tsx';
import { CallDetail, ReleaseCall } from './CallDetail.tsx';
import { isListed, NO_FILTER } from './filter-calls.ts';
import { HarPart } from './HarPart.tsx';
import { OpenHarButton } from './OpenHarButton.tsx';
import { SentGames } from './SentGames.tsx';
import { ServerPart } from './ServerPart.tsx';

const SHOWS = [
  { value: 'all', name: 'Todo' },
  { value: 'errors', name: 'Errores' },
] as const;

/** Says what the red square in front of a call means. */
const WITH_FAULT = 'Con falla';

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

const ROW = 'bare mono flex w-full min-h-touch-28 items-center gap-2 px-3 py-1';

export function NetworkSection() {
  const [openId, setOpenId] = useState<number | null>(null);
  const [kept, setKept] = useState(readKeptCalls);
  const { simulator, reads, isQa, settings, set } = usePanel();
  const { callFilter: filter, callShow: show, callMethod, callStatus } = settings;
  const { net } = simulator;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the cabina, each load of the app brings another simulator.
  useEffect(() => setKept(readKeptCalls()), [simulator]);
  const log: KeptCall[] = [...kept, ...useRead(reads.calls)];
  const har = useRead(reads.har);
  const findGame = useRead(reads.findGame);
  const entries = log.filter((entry) => isListed(entry, settings)).toReversed();
  const list = useRef<HTMLUListElement>(null);
  /** Opens the row of the call that “Editar y enviar” has just sent. It is the newest, so the first one. */
  const openAnswer = (sent: LogEntry) => {
    if (!isListed(sent, settings)) set(NO_FILTER);
    setOpenId(sent.id);
    // The list gets the call in the next frame. jsdom has no `scrollIntoView`, hence the optional call.
    requestAnimationFrame(() => list.current?.querySelector('li')?.scrollIntoView?.({ block: 'nearest' }));
  };

  return (
    <>
      {har ? <HarPart har={har} /> : null}
      {isQa || simulator.isReal ? <ServerPart /> : null}
      {isQa && simulator.isReal ? <StoredPart /> : null}
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
        <div className={isQa ? 'row mt-0 w-full' : undefined}>
          {isQa ? (
            <Button
              done={copy.downloaded}
              onPress={() =>
                download('simulador.har', JSON.stringify(createHarFile(simulator, findGame, kept), null, 1))
              }
            >
              {copy.downloadHar}
            </Button>
          ) : null}
          {isQa && !har ? <OpenHarButton /> : null}
          <Button
            onPress={() => {
              net.clear();
              forgetKeptCalls();
              setKept([]);
            }}
          >
            Vaciar
          </Button>
        </div>
      </div>
      {entries.length === 0 ? (
        <p className="part quiet">
          {log.length > 0
            ? `Ninguna pasa el filtro. En total hay ${log.length}.`
            : 'Todavía no hay peticiones.'}
        </p>
      ) : (
        <ul ref={list} className="calls">
          {entries.map((entry, index) => (
            <li key={entry.id} className="border-b border-b-hair">
              <ReloadHeading entry={entry} later={entries[index - 1]} />
              <div className="flex items-center">
                <button
                  type="button"
                  className={`${ROW} text-left leading-[1.3] aria-expanded:bg-f2`}
                  aria-expanded={entry.id === openId}
                  onClick={() => setOpenId(entry.id === openId ? null : entry.id)}
                >
                  <span className="w-20 flex-none text-tone">
                    <small>{formatShortDay(entry.at)} </small>
                    {formatClock(entry.at)}
                  </span>
                  <span className="grow">
                    <span className="wrap-anywhere">
                      {entry.faults.length > 0 ? (
                        <i className="dot bad" role="img" aria-label={WITH_FAULT} title={WITH_FAULT} />
                      ) : null}{' '}
                      {!isQa && entry.endpoint
                        ? getCallLabel(entry.endpoint)
                        : `${entry.method} ${entry.url}`}
                    </span>
                    <SentGames body={entry.request.body} />
                  </span>
                  <span className={`text-right ${getTone(entry)}`}>
                    {isQa ? getResult(entry) : getResultWords(entry)}
                    <small>{getWaitWords(entry)}</small>
                  </span>
                  {isQa ? (
                    <span className="w-16 flex-none text-right">{formatNumber(entry.ms)} ms</span>
                  ) : null}
                </button>
                {entry.outcome === 'held' ? (
                  <ReleaseCall entry={entry} name={`Soltar ${getCallLabel(entry.endpoint ?? entry.url)}`} />
                ) : null}
              </div>
              {entry.id === openId ? <CallDetail entry={entry} onSent={openAnswer} /> : null}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Stands between the calls of two loads of the page. `later`: the call above. */
function ReloadHeading({ entry, later }: { entry: KeptCall; later: KeptCall | undefined }) {
  if (!isKept(entry) || (later && isKept(later) && later.loadedAt === entry.loadedAt)) return null;
  const isOlder = later !== undefined && isKept(later);
  const reload = isOlder ? 'Antes de la recarga anterior' : 'Antes de recargar la página';
  return <h3 className="bg-f1 px-3 py-2">{entry.isBeforeStart ? 'Antes de empezar de cero' : reload}</h3>;
}

function getTone(entry: LogEntry) {
  if (isBadCall(entry)) return 'bad';
  return entry.outcome === 'answered' ? 'good' : 'heed';
}
