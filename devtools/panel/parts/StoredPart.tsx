import { useEffect, useMemo, useRef } from 'react';
import { done } from '../../copy/done.ts';
import { copy, plural } from '../../copy/shared.ts';
import {
  describeDraft,
  formatStored,
  getStoredName,
  listStored,
  type StoredItem,
} from '../../describe/stored-data.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Part } from './Part.tsx';

/** “Lo que guarda la app”: each key that the app has in localStorage and sessionStorage. */
export function StoredPart() {
  const { app, reads, shownPart } = usePanel();
  // The browser sends no event for what the app itself stores.
  const items = useRead(useMemo(() => reads.readEachSecond(() => listStored(app)), [app, reads]));
  const place = useRef<HTMLElement>(null);
  // Each request of the palette is another object. jsdom has no `scrollIntoView`, hence the optional call.
  useEffect(() => {
    if (shownPart?.name === 'stored') place.current?.scrollIntoView?.();
  }, [shownPart]);
  return (
    <section ref={place} aria-label={copy.stored}>
      <Part title={copy.stored} aside={plural(items.length, 'dato', 'datos')}>
        {items.length === 0 ? (
          <p className="quiet">En este navegador no guarda nada.</p>
        ) : (
          <ul className="list">
            {items.map((item) => (
              <StoredRow key={item.area + item.key} item={item} />
            ))}
          </ul>
        )}
        <p className="quiet">La sesión y los correos salen como “…”, también en lo que copias.</p>
      </Part>
    </section>
  );
}

const VALUE =
  'max-h-55 w-full overflow-auto text-tone whitespace-pre-wrap wrap-anywhere [font:500_11.5px/1.5_var(--font-mono)]';

function StoredRow({ item }: { item: StoredItem }) {
  const { app, reads } = usePanel();
  const findGame = useRead(reads.findGame);
  const { area, key, size, value } = item;
  const name = getStoredName(key);
  const games = describeDraft(item, findGame);
  return (
    <li className="flex-wrap">
      <span className="grow basis-50">
        <b>{name}</b>
        <small className="mono">{`${key} · ${formatNumber(size)} B${area === 'localStorage' ? '' : ` · ${area}`}`}</small>
        {games ? <small>{games}</small> : null}
      </span>
      <CopyButton name="Copiar" label={`Copiar ${key}`} text={() => value} />
      <Button
        label={`Borrar ${key}`}
        says={() => ({
          words: done.storedRemoved(name),
          action: { name: done.appReload, run: () => app.location.reload() },
        })}
        onPress={() => app[area].removeItem(key)}
      >
        Borrar
      </Button>
      <pre className={VALUE}>{formatStored(value)}</pre>
    </li>
  );
}
