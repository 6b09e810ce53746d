import { useEffect, useState } from 'react';
import { ticketCard } from '../../components/art/cards/ticket.tsx';
import { Coupon } from '../../components/Coupon.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { weekNameByNumber } from '../../copy/week-name.ts';
import { getTickets, getWeekToOpen } from '../../domain/tickets.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { showErrorDialog } from '../../stores/shell/error-dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TicketAccordion } from './TicketAccordion.tsx';

/** "Mis boletos": what was sent each week, the newest first. The games of a week are asked for when it opens. */
export function MyTickets({ stores }: { stores: Stores }) {
  const { games, gamesPage, modal, predictions, positions, weeks } = stores;
  const [open, setOpen] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const state = predictions.status.value;
  const tickets = getTickets(predictions.byWeek.value);

  const show = (week: number) => {
    setOpen(week);
    games.load(week).catch((thrown: unknown) => showErrorDialog(modal, thrown, () => show(week)));
  };

  const load = async () => {
    setFailed(false);
    try {
      // The badge asks for the same: share its answer, and ask for ourselves only where it got none.
      await gamesPage.ensure();
      if (predictions.status.peek() !== 'ready') await predictions.load();
      const first = getWeekToOpen(getTickets(predictions.byWeek.peek()));
      if (first !== null) show(first);
    } catch (thrown) {
      setFailed(true);
      showErrorDialog(modal, thrown, () => void load());
    }
  };

  useEffect(() => {
    void load();
  }, []);

  useEffect(() => {
    if (open !== null) void positions.load(open);
  }, [open, positions]);

  if (hasFailed) {
    return (
      <div role="status" className="mt-4 grid justify-items-start gap-3">
        <p>{profileCopy.ticketsFailed}</p>
        <Button variant="primary" onClick={() => void load()}>
          {profileCopy.ticketRetry}
        </Button>
      </div>
    );
  }
  if (state !== 'ready') {
    return (
      <div className="hint mt-4">
        <p>{profileCopy.ticketsLoading}</p>
        <StillLoading />
      </div>
    );
  }
  if (tickets.length === 0) {
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
      {tickets.map((ticket) => (
        <TicketAccordion
          key={ticket.week}
          ticket={ticket}
          name={weekNameByNumber(ticket.week, weeks.all.value)}
          games={games.of(ticket.week)}
          rankingScore={positions.scoreOf(ticket.week)}
          position={positions.byWeek.value.get(ticket.week)?.position ?? null}
          isCurrent={ticket.week >= (weeks.current.value ?? 0)}
          isOpen={open === ticket.week}
          onToggle={(isOpen) => {
            if (isOpen && open !== ticket.week) show(ticket.week);
            if (!isOpen && open === ticket.week) setOpen(null);
          }}
          onRetry={() => show(ticket.week)}
        />
      ))}
    </div>
  );
}
