import { type KeyboardEvent, useRef, useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { isFound, plain } from '../../search.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useWays } from '../context.ts';
import { Overlay } from '../shell/Overlay.tsx';
import { IconButton } from '../ui.tsx';
import { type Order, ordersOf } from './commands.ts';

/** More than this is no help. */
const SHOWN = 40;
const PER_GROUP = 8;

const ICONS: Record<Order['group'], IconName> = {
  clock: 'clock',
  recipes: 'play',
  faults: 'fault',
  personas: 'person',
  go: 'right',
  world: 'world',
};

/** How well a name answers: as it was typed, from its beginning, by its words, by what stands around it. */
function distanceOf(name: string, search: string): number {
  const [bare, asked] = [plain(name), plain(search).trim()];
  if (bare === asked) return 0;
  if (bare.startsWith(asked)) return 1;
  return isFound(name, search) ? 2 : 3;
}

function foundOf(orders: readonly Order[], search: string): Order[] {
  const counts = new Map<string, number>();
  return orders
    .filter(({ name, aside, group }) => isFound(`${name} ${aside} ${copy.orderGroups[group]}`, search))
    .toSorted((a, b) => distanceOf(a.name, search) - distanceOf(b.name, search))
    .filter(({ group }) => {
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return search !== '' || count < PER_GROUP;
    })
    .slice(0, SHOWN);
}

/** Neighbours of one group together, in the order they were found. */
function groupsOf(found: readonly Order[]): [Order['group'], Order[]][] {
  const groups = new Map<Order['group'], Order[]>();
  for (const order of found) groups.set(order.group, [...(groups.get(order.group) ?? []), order]);
  return [...groups];
}

/** The palette: an order by its words, Enter does it. */
export function Palette({ simulator, onClose }: { simulator: Simulator; onClose: () => void }) {
  const ways = useWays();
  const [orders] = useState(() => ordersOf(simulator, ways));
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupsOf(foundOf(orders, search));
  // As they stand on screen: that is the way of the arrow keys.
  const found = groups.flatMap(([, ofGroup]) => ofGroup);
  const current = found[Math.min(at, found.length - 1)];

  const run = (order: Order | undefined) => {
    if (!order) return;
    onClose();
    ways.ask(order.run);
    if (order.group === 'recipes') ways.showApp();
  };
  const move = (to: number) => {
    setAt(to);
    list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(current);
    else if (event.key === 'ArrowDown') move((at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') move((at + found.length - 1) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  };

  return (
    <Overlay name={copy.orders} className="palette" onClose={onClose}>
      <div className="palette-top">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={copy.order}
          aria-expanded="true"
          aria-controls="orders"
          aria-activedescendant={current ? `order-${found.indexOf(current)}` : undefined}
          autoComplete="off"
          placeholder={copy.order}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div ref={list} id="orders" role="listbox" aria-label={copy.orderList}>
        {found.length === 0 ? <p className="quiet">{copy.orderNone}</p> : null}
        {groups.map(([group, ofGroup]) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options.
          <div key={group} role="group" aria-label={copy.orderGroups[group]}>
            <p aria-hidden="true">{copy.orderGroups[group]}</p>
            {ofGroup.map((order) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={order.id}
                id={`order-${found.indexOf(order)}`}
                role="option"
                aria-selected={order === current}
                onClick={() => run(order)}
              >
                <Icon name={ICONS[group]} />
                <span className="grow">{order.name}</span>
                <span className="mono">{order.aside}</span>
                {order === current ? (
                  <span aria-hidden="true">
                    <kbd>Enter</kbd>
                  </span>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="palette-keys">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {copy.orderMove}
        </span>
        <span>
          <kbd>Enter</kbd> {copy.orderDo}
        </span>
        <span>
          <kbd>Esc</kbd> {copy.cancel}
        </span>
      </div>
    </Overlay>
  );
}
