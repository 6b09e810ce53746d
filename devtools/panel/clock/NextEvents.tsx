import { type ReactNode, useMemo } from 'react';
import { copy } from '../../copy.ts';
import { awayOf, hourOf, shortDayOf } from '../../format.ts';
import type { Simulator } from '../../simulator.ts';
import { Mono, Part, Tag } from '../kit.tsx';

interface NextEventsProps {
  simulator: Simulator;
  /** How many. */
  count: number;
  /** Whether each says how a recipe or a link names it. */
  hasCodes: boolean;
  onGo: (at: number) => void;
  children?: ReactNode;
}

/** When the person in the app sent what, by the game's id: its close is nothing to them any more. */
function useSentGames({ world }: Simulator): ReadonlyMap<string | null, number> {
  const user = world.user()?.id;
  const cursor = world.cursor();
  return useMemo(
    () =>
      new Map(
        world
          .table('predictions')
          .rows.filter(({ user_id }) => user_id === user)
          .map(({ game_id, created_at }) => [String(game_id), Number(created_at)]),
      ),
    [user, cursor],
  );
}

/** Lo que sigue: the next events of the agenda, each one press away. Those that open a game long ahead are left out. */
export function NextEvents({ simulator, count, hasCodes, onGo, children }: NextEventsProps) {
  const now = simulator.clock.now();
  const next = simulator.agenda.list({ from: Math.floor(now) + 1 }).slice(0, count);
  const today = shortDayOf(now);
  const sent = useSentGames(simulator);
  return (
    <Part title={copy.nextTitle}>
      {next.length === 0 ? <p className="quiet">{copy.nextNone}</p> : null}
      <ul className="list">
        {next.map((event, index) => (
          <li key={event.id} className={index === 0 ? 'next' : undefined}>
            <Mono className="when">
              {shortDayOf(event.at) === today ? '' : <span>{shortDayOf(event.at)}</span>}
              {hourOf(event.at)}
            </Mono>
            <span className="grow">
              {event.label}
              {hasCodes && event.expression ? <small className="mono">{event.expression}</small> : null}
            </span>
            {event.kind === 'cutoff' && (sent.get(event.game) ?? now) < now ? (
              <Tag>{copy.closesSent}</Tag>
            ) : null}
            <Mono>{awayOf(event.at, now)}</Mono>
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
