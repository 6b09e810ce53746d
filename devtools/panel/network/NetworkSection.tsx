import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { createHarFile } from '../../describe/har-file.ts';
import { forgetKeptCalls, isKept, type KeptCall, readKeptCalls } from '../../state/kept-calls.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';
import { StoredPart } from '../parts/StoredPart.tsx';
import { CallFilters } from './CallFilters.tsx';
import { CallRow } from './CallRow.tsx';
import { isListed, NO_FILTER } from './filter-calls.ts';
import { HarPart } from './HarPart.tsx';
import { OpenHarButton } from './OpenHarButton.tsx';
import { ServerPart } from './ServerPart.tsx';

export function NetworkSection() {
  const [openId, setOpenId] = useState<number | null>(null);
  const [kept, setKept] = useState(readKeptCalls);
  const { simulator, reads, isQa, settings, set } = usePanel();
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
      <CallFilters>
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
      </CallFilters>
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
              <CallRow
                entry={entry}
                isOpen={entry.id === openId}
                onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
                onSent={openAnswer}
              />
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
