import { profileCopy } from '../../copy/profile.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { WeekTicket } from '../../domain/week-tickets.ts';

interface TicketSumProps {
  ticket: WeekTicket;
  /** The player's score in the week's ranking, null while it is unknown. */
  rankingScore: number | null;
}

/** What the boleto adds up to; with the ranking known, the trivia is in it and the total is the ranking's. */
export function TicketSum({ ticket, rankingScore }: TicketSumProps) {
  // A ranking that is behind the results would take points away: its score is then no sum yet.
  const isBehind = rankingScore !== null && rankingScore < ticket.points;
  const { games, trivia, total } = sumWeek(ticket.predictions, isBehind ? null : rankingScore);
  return (
    <div className="ticket-sum">
      <p>
        <span>{profileCopy.ticketSum(ticket.exact, ticket.resultOnly)}</span>
        <span>{games}</span>
      </p>
      {trivia === null ? null : (
        <p>
          <span>{profileCopy.ticketTrivia}</span>
          <span>{trivia}</span>
        </p>
      )}
      <p className="sum-total">
        <span>{trivia === null ? profileCopy.ticketTotalGames : profileCopy.ticketTotal}</span>
        <span>{total}</span>
      </p>
    </div>
  );
}
