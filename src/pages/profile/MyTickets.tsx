import { Coupon } from '../../components/Coupon.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { PATHS } from '../../lib/routes.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useStores } from '../../use-stores.ts';
import { TicketAccordion } from './TicketAccordion.tsx';

export function MyTickets({ profile }: { profile: ProfilePageStore }) {
  const { currentWeek } = useStores();
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
    return <p className="mt-4 text-humo text-sm">{profileCopy.ticketsLoading}</p>;
  }
  if (tickets.data.length === 0) {
    return (
      <Coupon
        className="mt-4"
        card="ticket"
        title={profileCopy.ticketsEmptyTitle}
        actions={
          <LinkButton to={PATHS.games} variant="primary">
            {profileCopy.ticketsEmptyAction(currentWeek.fillableCount.value > 0)}
          </LinkButton>
        }
      >
        {profileCopy.ticketsEmptyText}
      </Coupon>
    );
  }
  return (
    <div className="mt-3 border-tinta border-t-3">
      {tickets.data.map((ticket) => (
        <TicketAccordion key={ticket.week} ticket={ticket} profile={profile} />
      ))}
    </div>
  );
}
