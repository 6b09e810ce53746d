import { Coupon } from '../../components/Coupon.tsx';
import { SealedTicket } from '../../components/SealedTicket.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { formatOrdinalPlace } from '../../copy/format.ts';
import { profileCopy } from '../../copy/profile.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import type { SeasonWeek } from '../../domain/season.ts';
import { sortByGame, type Ticket } from '../../domain/tickets.ts';
import { PATHS } from '../../lib/routes.ts';
import { getData } from '../../stores/lib/resource.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useStores } from '../../use-stores.ts';

const getTicketId = (week: number) => `boleto-${week}`;

export function openTicket(profile: ProfilePageStore, week: number): void {
  profile.openTicket(week);
  const line = document.getElementById(getTicketId(week));
  line?.querySelector('summary')?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

export function MyTickets({ profile }: { profile: ProfilePageStore }) {
  const { season } = useStores();
  const tickets = profile.tickets.value;

  if (tickets.status === 'failed') {
    return (
      <div role="status" className="mt-4 grid justify-items-start gap-3">
        <p>{profileCopy.ticketsFailed}</p>
        <Button variant="primary" onClick={() => void profile.loadTickets()}>
          {profileCopy.ticketRetry}
        </Button>
      </div>
    );
  }
  if (tickets.status !== 'ready') {
    return (
      <div className="mt-4 text-sm text-humo">
        <p>{profileCopy.ticketsLoading}</p>
        <StillLoading />
      </div>
    );
  }
  if (tickets.data.length === 0) {
    return (
      <Coupon
        className="mt-4"
        card="ticket"
        title={profileCopy.ticketsEmptyTitle}
        actions={
          <LinkButton to={PATHS.games} variant="primary">
            {profileCopy.ticketsEmptyAction(season.toSend.value > 0)}
          </LinkButton>
        }
      >
        {profileCopy.ticketsEmptyText}
      </Coupon>
    );
  }
  return (
    <div className="mt-3 border-t-3 border-tinta">
      {tickets.data.map((ticket) => (
        <TicketAccordion key={ticket.week} ticket={ticket} profile={profile} />
      ))}
    </div>
  );
}

interface TicketProps {
  ticket: Ticket;
  profile: ProfilePageStore;
}

function TicketAccordion({ ticket, profile }: TicketProps) {
  const { games, positions, weeks } = useStores();
  const { week, predictions } = ticket;
  const isOpen = profile.openWeek.value === week;
  const name = getWeekNameByNumber(week, weeks.all.value);
  const gameCount = getData(games.getForWeek(week))?.length ?? 0;
  const position = positions.byWeek.value.get(week)?.position ?? null;
  const sum = profile.season.value.weeks.find(({ number }) => number === week);
  // The season contains the week of each ticket.
  if (!sum) return null;
  // Games without points of the current week and of later weeks may still get points, and those of every week while
  // the current week is unknown.
  const mayStillScore = week >= (weeks.current.value ?? 0) && sum.counted < predictions.length;
  const isWaiting = mayStillScore && sum.counted === 0 && sum.points === 0;
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
            <small className="block font-texto text-sm/snug font-normal text-humo">
              {getSummary(predictions.length, sum.counted, gameCount, position)}
            </small>
          </span>
          <b
            className={classNames(
              'number-badge min-w-[2.1em] px-[.3em] py-[.14em] text-2xl',
              isWaiting ? 'bg-kraft bg-none text-tinta' : mayStillScore && 'bg-verde bg-none text-papel',
            )}
          >
            <span aria-hidden="true">{isWaiting ? profileCopy.noPoints : sum.points}</span>
            <span className="sr-only">
              {isWaiting
                ? profileCopy.ticketWaiting
                : profileCopy.ticketPointsLabel(sum.points, mayStillScore)}
            </span>
          </b>
        </>
      }
    >
      {isOpen ? <OpenedTicket ticket={ticket} profile={profile} name={name} sum={sum} /> : null}
    </Disclosure>
  );
}

/**
 * Example: “9 de 9 enviados · 5 contados · 128.º lugar”. Left out are the total while fewer games than
 * predictions are loaded, the number with a result when it is 0 or all, and the position when it is null.
 */
function getSummary(sent: number, counted: number, games: number, position: number | null): string {
  return [
    games >= sent ? profileCopy.ticketSentTotal(sent, games) : profileCopy.ticketSent(sent),
    counted === sent || counted === 0 ? '' : profileCopy.ticketCounted(counted),
    position === null ? '' : formatOrdinalPlace(position),
  ]
    .filter(Boolean)
    .join(' · ');
}

function OpenedTicket({ ticket, profile, name, sum }: TicketProps & { name: string; sum: SeasonWeek }) {
  const { week, predictions } = ticket;
  const games = useStores().games.getForWeek(week);
  if (games.status === 'failed') {
    return (
      <p className="pb-4">
        {profileCopy.ticketsFailed}{' '}
        <button type="button" className="link" onClick={() => profile.openTicket(week)}>
          {profileCopy.ticketRetry}
        </button>
      </p>
    );
  }
  if (games.status !== 'ready') return <p className="pb-4 text-sm text-humo">{profileCopy.ticketLoading}</p>;
  return (
    <SealedTicket
      className="mt-1 mb-7"
      weekName={name}
      predictions={predictions}
      rows={sortByGame(predictions, games.data).map((prediction) => {
        const game = games.data.find(({ id }) => id === prediction.gameId) ?? null;
        const provisional = getProvisionalPoints(prediction, game);
        return {
          game,
          prediction,
          note: provisional === null ? null : profileCopy.ticketIfItStays(provisional),
        };
      })}
    >
      <Total {...sum} />
    </SealedTicket>
  );
}

const SUM = 'flex justify-between';

function Total({ exact, results, gamePoints, trivia, points }: SeasonWeek) {
  return (
    <div className="condensed grid gap-0.5 pt-3 pb-1 text-base/snug">
      <p className={SUM}>
        <span>{profileCopy.ticketSum(exact, results)}</span>
        <span>{gamePoints}</span>
      </p>
      {trivia === null ? null : (
        <p className={SUM}>
          <span>{profileCopy.ticketTrivia}</span>
          <span>{trivia}</span>
        </p>
      )}
      <p className={classNames(SUM, 'mt-1.5 border-t-3 border-tinta pt-2 text-xl')}>
        <span>{trivia === null ? profileCopy.ticketTotalGames : profileCopy.ticketTotal}</span>
        <span>{points}</span>
      </p>
    </div>
  );
}
