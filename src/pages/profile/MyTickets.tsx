import { COUPON_BUTTON, Coupon } from '../../components/Coupon.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { PATHS } from '../../lib/routes.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useStores } from '../../use-stores.ts';
import { TicketAccordion } from './TicketAccordion.tsx';

export function MyTickets({ profile }: { profile: ProfilePageStore }) {
  const { games, positions, weeks } = useStores();
  const tickets = profile.tickets.value;
  const openWeek = profile.openWeek.value;
  const season = profile.season.season.value;

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
      <div className="mt-4 text-15 text-humo">
        <p>{profileCopy.ticketsLoading}</p>
        <StillLoading />
      </div>
    );
  }
  if (tickets.data.length === 0) {
    return (
      <div className="mt-4">
        <Coupon
          card="ticket"
          title={profileCopy.ticketsEmptyTitle}
          actions={
            <LinkButton to={PATHS.games} variant="primary" className={COUPON_BUTTON}>
              {profileCopy.ticketsEmptyAction}
            </LinkButton>
          }
        >
          {profileCopy.ticketsEmptyText}
        </Coupon>
      </div>
    );
  }
  return (
    <div className="mt-3 border-t-3 border-tinta">
      {tickets.data.map((ticket) => (
        <TicketAccordion
          key={ticket.week}
          ticket={ticket}
          name={getWeekNameByNumber(ticket.week, weeks.all.value)}
          games={games.getForWeek(ticket.week)}
          trivia={season.weeks.find(({ number }) => number === ticket.week)?.trivia ?? null}
          position={positions.byWeek.value.get(ticket.week)?.position ?? null}
          isCurrent={ticket.week >= (weeks.current.value ?? 0)}
          isOpen={openWeek === ticket.week}
          onToggle={(isOpen) => {
            if (!isOpen) profile.closeTicket(ticket.week);
            else if (openWeek !== ticket.week) profile.openTicket(ticket.week);
          }}
          onRetry={() => profile.openTicket(ticket.week)}
        />
      ))}
    </div>
  );
}
