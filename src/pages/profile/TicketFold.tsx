import { Plate } from '../../components/Plate.tsx';
import { profileCopy } from '../../copy/profile.ts';
import type { WeekTicket } from '../../domain/week-tickets.ts';
import type { WeekGames } from '../../stores/games/games.ts';
import { getData } from '../../stores/lib/async-state.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { OpenedTicket } from './OpenedTicket.tsx';

interface TicketFoldProps {
  ticket: WeekTicket;
  name: string;
  games: WeekGames;
  /** The player's score and place in the week's ranking; null while unknown. */
  rankingScore: number | null;
  position: number | null;
  /** Its week is not over: points may still come. */
  isLive: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onRetry: () => void;
}

/** "9 de 9 enviados · 128.º lugar", with whatever of it is known. */
function summaryOf({ ticket, games, position }: TicketFoldProps): string {
  const sent = ticket.predictions.length;
  const total = getData(games)?.length ?? 0;
  const isOver = ticket.counted === sent;
  return [
    total >= sent ? profileCopy.ticketSentOf(sent, total) : profileCopy.ticketSent(sent),
    isOver || ticket.counted === 0 ? '' : profileCopy.ticketCounted(ticket.counted),
    position === null ? '' : profileCopy.ticketPlace(position),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One week's boleto, folded or spread out. */
export function TicketFold(props: TicketFoldProps) {
  const { ticket, name, games, rankingScore, isLive, isOpen, onToggle, onRetry } = props;
  const points = rankingScore ?? ticket.points;
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={onToggle}
      summary={
        <>
          <span>
            {name}
            <small>{summaryOf(props)}</small>
          </span>
          <Plate
            className={isLive ? 'live-plate' : undefined}
            label={isLive ? profileCopy.ticketPointsLiveLabel(points) : profileCopy.ticketPointsLabel(points)}
          >
            {points}
          </Plate>
        </>
      }
    >
      {isOpen ? (
        <OpenedTicket
          ticket={ticket}
          name={name}
          games={games}
          rankingScore={rankingScore}
          onRetry={onRetry}
        />
      ) : null}
    </Disclosure>
  );
}
