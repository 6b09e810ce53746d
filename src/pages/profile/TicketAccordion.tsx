import { NumberBadge } from '../../components/NumberBadge.tsx';
import { Ordinals } from '../../components/Ordinals.tsx';
import { formatPlace } from '../../copy/format.ts';
import { profileCopy } from '../../copy/profile.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { Ticket } from '../../domain/tickets.ts';
import { getData } from '../../stores/lib/resource.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useStores } from '../../use-stores.ts';
import { OpenedTicket } from './OpenedTicket.tsx';
import { getTicketId } from './open-ticket.ts';

interface TicketAccordionProps {
  ticket: Ticket;
  profile: ProfilePageStore;
}

export function TicketAccordion({ ticket, profile }: TicketAccordionProps) {
  const { games, positions, trivia, weeks } = useStores();
  const { week, predictions } = ticket;
  const isOpen = profile.openWeek.value === week;
  const name = getWeekNameByNumber(week, weeks.all.value);
  const gameCount = getData(games.getForWeek(week))?.length ?? 0;
  const position = positions.byWeek.value.get(week);
  const sum = sumWeek(predictions, {
    triviaPoints: trivia.points.value.get(week),
    rankingScore: position?.score,
  });
  const pending = profile.season.value.weeks.find(({ number }) => number === week)?.pending ?? 0;
  // Of the current week and of later weeks, and of every week while the current week is unknown.
  const mayStillScore = week >= (weeks.seasonNumber.value ?? 0) && pending > 0;
  const isWaiting = pending > 0 && sum.counted === 0 && sum.total === 0;
  return (
    <Disclosure
      id={getTicketId(week)}
      variant="dashed"
      isOpen={isOpen}
      onToggle={(isOpened) => {
        if (!isOpened) profile.closeTicket(week);
        else if (!isOpen) profile.openTicket(week);
      }}
      summary={
        <>
          <span>
            {name}
            <small className="block font-normal font-texto text-humo text-sm/medium">
              <Ordinals
                text={getSummary(predictions.length, sum.counted, gameCount, position?.position ?? null)}
              />
            </small>
          </span>
          <NumberBadge
            size="week"
            className={
              isWaiting ? 'bg-kraft bg-none text-tinta' : mayStillScore && 'bg-none bg-verde text-papel'
            }
          >
            <span aria-hidden="true">{isWaiting ? profileCopy.noPoints : sum.total}</span>
            <span className="sr-only">
              {isWaiting
                ? profileCopy.ticketWaiting
                : profileCopy.ticketPointsLabel(sum.total, mayStillScore)}
            </span>
          </NumberBadge>
        </>
      }
    >
      {isOpen ? <OpenedTicket ticket={ticket} profile={profile} name={name} sum={sum} /> : null}
    </Disclosure>
  );
}

/**
 * Returns text such as “9 de 9 enviados · 5 contados · Lugar 128”. `sent` and `counted` are numbers of predictions,
 * `games` is the number of loaded games. While `games` is smaller than `sent`, the first part is “9 enviados”. The
 * second part is missing if no prediction or every prediction is counted, the third if the position is unknown.
 */
function getSummary(sent: number, counted: number, games: number, position: number | null): string {
  return [
    games >= sent ? profileCopy.ticketSentTotal(sent, games) : profileCopy.ticketSent(sent),
    counted === sent || counted === 0 ? '' : profileCopy.ticketCounted(counted),
    position === null ? '' : formatPlace(position),
  ]
    .filter(Boolean)
    .join(' · ');
}
