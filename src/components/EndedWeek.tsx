import { endedWeekCopy } from '../copy/ended-week.ts';
import { getWeekName } from '../copy/week-name.ts';
import { areAwaitingPoints } from '../domain/awaited-points.ts';
import { sumWeek } from '../domain/scoring.ts';
import type { Week } from '../domain/types.ts';
import { getWeekAddress, PATHS } from '../lib/routes.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useStores } from '../use-stores.ts';

interface EndedWeekProps {
  week: Week;
  /**
   * `table` says the place, if it is known, and leads to the table. `ticket` says the points and leads to the ticket.
   */
  leadsTo: 'ticket' | 'table';
}

/** One line about the week that has ended. */
export function EndedWeek({ week, leadsTo }: EndedWeekProps) {
  const { games, positions, predictions, trivia } = useStores();
  const { number } = week;
  const sent = predictions.getForWeek(number);
  const place = positions.byWeek.value.get(number);
  const { counted, total } = sumWeek(sent, {
    triviaPoints: trivia.points.value.get(number),
    rankingScore: place?.score,
  });
  const isTicket = leadsTo === 'ticket' && sent.length > 0;

  function getFigure(): string {
    if (leadsTo === 'table' && place?.position) return endedWeekCopy.place(place.position);
    if (sent.length === 0) return endedWeekCopy.noTicket;
    const played = games.getForWeek(number);
    const isAwaiting = areAwaitingPoints(sent, played.status === 'ready' ? played.data : []);
    return counted === 0 && isAwaiting ? endedWeekCopy.pending : endedWeekCopy.points(total);
  }
  return (
    <p className="condensed flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-2 border-tinta bg-blanco px-4 py-0.5 text-lg/compact shadow-tinta">
      <span>
        {endedWeekCopy.week(getWeekName(week))} <b className="text-azul">{getFigure()}</b>
      </span>
      <span aria-hidden="true">·</span>
      <RouteLink
        className="link underline decoration-2 underline-offset-link"
        to={getWeekAddress(isTicket ? PATHS.games : PATHS.ranking, number)}
      >
        {isTicket ? endedWeekCopy.seeTicket : endedWeekCopy.seeTable}
      </RouteLink>
    </p>
  );
}
