import { type ReactNode, useMemo } from 'react';
import type { AgendaEvent } from '../../../mock-server/index.ts';
import { MINUTE_MS } from '../../../mock-server/lib/time.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatTimeAway } from '../../format.ts';
import { usePanel } from '../context.ts';
import { useNow } from '../signals.tsx';
import { DayHour, Mono, Part, Tag } from '../ui.tsx';

interface NextEventsProps {
  simulator: Simulator;
  count: number;
  hasCodes: boolean;
  onGo: (at: number) => void;
  children?: ReactNode;
}

function useSentGames({ world }: Simulator): ReadonlySet<string | null> {
  const user = world.user()?.id;
  const cursor = world.cursor();
  // The seed adds predictions as the world time passes, so the memo depends on the minute.
  const minute = Math.floor(world.now() / MINUTE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes with the fact and the minute.
  return useMemo(
    () =>
      new Set(
        world
          .table('predictions')
          .rows.filter(({ userId }) => userId === user)
          .map(({ gameId }) => String(gameId)),
      ),
    [world, user, cursor, minute],
  );
}

export function NextEvents({ simulator, count, hasCodes, onGo, children }: NextEventsProps) {
  const now = simulator.clock.now();
  const { kinds } = usePanel().jump;
  const isExpiry = ({ kind }: AgendaEvent) => kind === 'code' || kind === 'link' || kind === 'session';
  const next = simulator.agenda
    .list({ from: Math.floor(now) + 1 })
    .filter((event) => !event.isCalledOff && (!isExpiry(event) || kinds.includes(event.kind)))
    .slice(0, count);
  const step = simulator.agenda.next({ kinds });
  const sent = useSentGames(simulator);
  return (
    <Part title="Lo que sigue">
      {next.length === 0 ? <p className="quiet">No hay más eventos.</p> : null}
      <ul className="list">
        {next.map((event) => (
          <li key={event.id} className={event.id === step?.id ? 'next' : undefined}>
            <DayHour at={event.at} />
            <span className="grow">
              {event.label}
              {hasCodes && event.expression ? <small className="mono">{event.expression}</small> : null}
            </span>
            {event.kind === 'cutoff' && sent.has(event.game) ? <Tag>ya enviado</Tag> : null}
            <Mono>
              <TimeAway simulator={simulator} at={event.at} />
            </Mono>
            <button type="button" aria-label={`${copy.goTo}: ${event.label}`} onClick={() => onGo(event.at)}>
              {copy.go}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Part>
  );
}

/** Shows the time from the world time to `at` (world time in ms), such as `en 2 h 33 min`. */
function TimeAway({ simulator, at }: { simulator: Simulator; at: number }) {
  return formatTimeAway(at, useNow(simulator));
}
