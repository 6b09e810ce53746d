import { NumberBadge } from '../../components/NumberBadge.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { Ticket } from '../../domain/tickets.ts';
import type { WeekGames } from '../../stores/games/games.ts';
import { getData } from '../../stores/lib/async-state.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { OpenedTicket } from './OpenedTicket.tsx';

interface TicketAccordionProps {
  ticket: Ticket;
  name: string;
  games: WeekGames;
  /** The player's score and place in the week's ranking; null while unknown. */
  rankingScore: number | null;
  position: number | null;
  /** The week being played, or a later one: games without points may still get some. */
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onRetry: () => void;
}

/** One week's ticket: a summary that opens to the ticket in full. */
export function TicketAccordion(props: TicketAccordionProps) {
  const { ticket, name, games, rankingScore, position, isCurrent, isOpen, onToggle, onRetry } = props;
  const sent = ticket.predictions.length;
  const total = sumWeek(ticket.predictions, rankingScore);
  const isLive = isCurrent && total.counted < sent;
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={onToggle}
      summary={
        <>
          <span>
            {name}
            <small>{getSummary(sent, total.counted, getData(games)?.length ?? 0, position)}</small>
          </span>
          <NumberBadge
            className={isLive ? 'live-plate' : undefined}
            label={
              isLive
                ? profileCopy.ticketPointsLiveLabel(total.total)
                : profileCopy.ticketPointsLabel(total.total)
            }
          >
            {total.total}
          </NumberBadge>
        </>
      }
    >
      {isOpen ? (
        <OpenedTicket ticket={ticket} name={name} games={games} total={total} onRetry={onRetry} />
      ) : null}
    </Disclosure>
  );
}

/** "9 de 9 enviados · 128.º lugar"; what is unknown is left out. */
function getSummary(sent: number, counted: number, games: number, position: number | null): string {
  return [
    games >= sent ? profileCopy.ticketSentOf(sent, games) : profileCopy.ticketSent(sent),
    counted === sent || counted === 0 ? '' : profileCopy.ticketCounted(counted),
    position === null ? '' : profileCopy.ticketPlace(position),
  ]
    .filter(Boolean)
    .join(' · ');
}
