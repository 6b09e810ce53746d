import { SealedTicket } from '../../../components/SealedTicket.tsx';
import type { TicketRow } from '../../../components/TicketRows.tsx';
import { getWeekName } from '../../../copy/week-name.ts';
import type { Week } from '../../../domain/types.ts';

interface WeekTicketProps {
  week: Week;
  rows: readonly TicketRow[];
  /** Ids of the games that have just been sent. */
  justSent: ReadonlySet<string>;
}

/** The boleto of a week of which no game is left to send. It stands in place of the cards. */
export function WeekTicket({ week, rows, justSent }: WeekTicketProps) {
  return (
    <SealedTicket
      className="mt-6"
      weekName={getWeekName(week)}
      predictions={rows.flatMap(({ prediction }) => prediction ?? [])}
      rows={rows}
      isWide={rows.length > 1}
      isJustSent={rows.some(({ game }) => game !== null && justSent.has(game.id))}
    />
  );
}
