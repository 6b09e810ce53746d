import { Stamp } from '../../components/Stamp.tsx';
import { Ticket } from '../../components/Ticket.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { ticketRows, type WeekTicket } from '../../domain/week-tickets.ts';
import { datePartsOf, formatHour, formatStamp } from '../../lib/format.ts';
import type { WeekGames } from '../../stores/games/games.ts';
import '../../styles/stamp.css';
import '../../styles/ticket-points.css';
import { TicketLines } from './TicketLines.tsx';
import { TicketSum } from './TicketSum.tsx';

interface OpenedTicketProps {
  ticket: WeekTicket;
  /** The week's name. */
  name: string;
  games: WeekGames;
  rankingScore: number | null;
  onRetry: () => void;
}

function sentWords(sentAt: number): string {
  const { day, month, year } = datePartsOf(sentAt);
  return profileCopy.ticketBarNote(`${day} ${month.slice(0, 3)} ${year}`, formatHour(sentAt));
}

/** A sealed boleto spread out: every prediction, the final scores, the points and their sum, folio and stamp. */
export function OpenedTicket({ ticket, name, games, rankingScore, onRetry }: OpenedTicketProps) {
  const { sentAt } = ticket;
  if (games.status === 'failed') {
    return (
      <p className="pb-4">
        {profileCopy.ticketsFailed}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {profileCopy.ticketRetry}
        </button>
      </p>
    );
  }
  if (games.status !== 'ready') return <p className="hint pb-4">{profileCopy.ticketLoading}</p>;
  return (
    <Ticket
      title={profileCopy.ticketTitle(name)}
      aside={profileCopy.ticketFolio(ticket.folio)}
      note={sentAt === null ? undefined : sentWords(sentAt)}
      hasBarcode
      stamp={
        <Stamp
          brand={profileCopy.ticketStampBrand}
          word={profileCopy.ticketStampWord}
          detail={sentAt === null ? undefined : formatStamp(sentAt).toLocaleUpperCase('es-MX')}
        />
      }
    >
      <TicketLines rows={ticketRows(ticket.predictions, games.data)} />
      <TicketSum ticket={ticket} rankingScore={rankingScore} />
    </Ticket>
  );
}
