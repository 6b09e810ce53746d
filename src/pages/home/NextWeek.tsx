import { LotteryCard } from '../../components/LotteryCard.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { formatDayHour } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { isHalted } from '../../domain/game-state.ts';
import type { Week } from '../../domain/types.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import { PATHS } from '../../lib/routes.ts';
import { getData } from '../../stores/lib/resource.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';
import { getAwaitedOpening } from './awaited-opening.ts';

/**
 * Stands in place of a ticket while nothing can be predicted and nothing was sent: what became of the week that is
 * over, and what comes next. `ended` is the week before a current week that hasn't opened.
 */
export function NextWeek({ ended }: { ended: Week | null }) {
  const { auth, currentWeek, games, predictions, weeks } = useStores();
  const current = currentWeek.week.value;
  if (!current) return null;
  const opening = getAwaitedOpening(currentWeek);
  const isUnopened = opening !== null;
  const over = isUnopened ? ended : current;
  const next = isUnopened ? current : weeks.find(current.number + 1);
  const joinedAt = auth.user.value?.createdAt ?? null;

  /** Null of a ticket without points to come, as while its results fail to load. */
  function getOutcome(week: Week): string | null {
    const sent = predictions.getForWeek(week.number);
    if (sent.length === 0) return playerHomeCopy.noTicket(getWeekName(week));
    const halted = getData(games.getForWeek(week.number))?.filter(({ status }) => isHalted(status)) ?? [];
    const isComing = sent.some(
      ({ gameId, points }) => points === null && !halted.some(({ id }) => id === gameId),
    );
    return isComing ? playerHomeCopy.pointsComing(getWeekName(week)) : null;
  }
  const outcome = over && !isBeforeJoining(over, joinedAt) ? getOutcome(over) : null;
  return (
    <TicketPaper variant="hero" title={playerHomeCopy.ticketTitle(getWeekName(current))}>
      <div className="flex items-center gap-4 pt-4">
        <LotteryCard
          card="stopwatch"
          className="-turn-3 w-24 shrink-0 text-small-card [--caption:var(--font-cartel)]"
        />
        <div className="condensed grid gap-2 text-lg/compact">
          {outcome && <p>{outcome}</p>}
          {next ? (
            <p className="text-azul">
              {opening === null
                ? playerHomeCopy.nextWeek(getWeekName(next))
                : playerHomeCopy.nextWeekOpens(getWeekName(next), formatDayHour(opening))}
            </p>
          ) : null}
        </div>
      </div>
      <p className="condensed pt-3 pb-1 text-right text-base/compact">
        <RouteLink className="link text-azul" to={PATHS.games}>
          {playerHomeCopy.ticketSeeAll(currentWeek.counts.value.total)}
        </RouteLink>
      </p>
    </TicketPaper>
  );
}
