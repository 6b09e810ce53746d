import { useEffect, useState } from 'react';
import { ticketCard } from '../../components/art/cards/ticket.tsx';
import { Coupon } from '../../components/Coupon.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { weekNameByNumber } from '../../copy/week-name.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { createMyTicketsStore } from '../../stores/pages/my-tickets.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TicketAccordion } from './TicketAccordion.tsx';

type MyTicketsProps = Pick<Stores, 'games' | 'gamesPage' | 'modal' | 'positions' | 'predictions' | 'weeks'>;

/** “Mis boletos”: a ticket for each week with predictions, the newest first. */
export function MyTickets({ games, gamesPage, modal, positions, predictions, weeks }: MyTicketsProps) {
  const [store] = useState(() => createMyTicketsStore({ games, gamesPage, modal, positions, predictions }));
  const tickets = store.tickets.value;
  const openWeek = store.openWeek.value;

  useEffect(() => {
    void store.load();
  }, [store]);

  if (tickets.status === 'failed') {
    return (
      <div role="status" className="mt-4 grid justify-items-start gap-3">
        <p>{profileCopy.ticketsFailed}</p>
        <Button variant="primary" onClick={() => void store.load()}>
          {profileCopy.ticketRetry}
        </Button>
      </div>
    );
  }
  if (tickets.status !== 'ready') {
    return (
      <div className="hint mt-4">
        <p>{profileCopy.ticketsLoading}</p>
        <StillLoading />
      </div>
    );
  }
  if (tickets.data.length === 0) {
    return (
      <div className="mt-4">
        <Coupon
          card={ticketCard}
          title={profileCopy.ticketsEmptyTitle}
          actions={
            <LinkButton to={PATHS.games} variant="primary">
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
    <div className="tickets">
      {tickets.data.map((ticket) => (
        <TicketAccordion
          key={ticket.week}
          ticket={ticket}
          name={weekNameByNumber(ticket.week, weeks.all.value)}
          games={games.getForWeek(ticket.week)}
          rankingScore={positions.getScore(ticket.week)}
          position={positions.byWeek.value.get(ticket.week)?.position ?? null}
          isCurrent={ticket.week >= (weeks.current.value ?? 0)}
          isOpen={openWeek === ticket.week}
          onToggle={(isOpen) => {
            if (!isOpen) store.close(ticket.week);
            else if (openWeek !== ticket.week) store.open(ticket.week);
          }}
          onRetry={() => store.open(ticket.week)}
        />
      ))}
    </div>
  );
}
