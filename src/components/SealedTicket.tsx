import type { ReactNode } from 'react';
import { abbreviate, formatHour, formatStamp, getDateParts } from '../copy/format.ts';
import { ticketCopy } from '../copy/ticket.ts';
import { getFolio, getSentAt } from '../domain/tickets.ts';
import type { Prediction } from '../domain/types.ts';
import { classNames } from '../ui/class-names.ts';
import { Stamp } from './Stamp.tsx';
import { TicketPaper } from './TicketPaper.tsx';
import { type TicketRow, TicketRows } from './TicketRows.tsx';

interface SealedTicketProps {
  weekName: string;
  /** The predictions of the week. Without one, the boleto has no stamp. */
  predictions: readonly Prediction[];
  rows: readonly TicketRow[];
  isWide?: boolean;
  isJustSent?: boolean;
  className?: string;
  children?: ReactNode;
}

export function SealedTicket(props: SealedTicketProps) {
  const { weekName, predictions, rows, isWide, isJustSent, className, children } = props;
  const folio = getFolio(predictions);
  const isSent = predictions.length > 0;
  const sentAt = getSentAt(predictions);
  return (
    <TicketPaper
      className={className}
      title={ticketCopy.title(weekName)}
      aside={folio && ticketCopy.folio(folio)}
      note={sentAt === null ? undefined : getSentText(sentAt)}
      hasBarcode
      stamp={
        isSent && (
          <Stamp
            detail={sentAt === null ? undefined : formatStamp(sentAt)}
            className={classNames(isJustSent && 'animate-stamp')}
          />
        )
      }
    >
      <TicketRows rows={rows} isWide={isWide} />
      {children}
    </TicketPaper>
  );
}

function getSentText(sentAt: number): string {
  const { day, month, year } = getDateParts(sentAt);
  return ticketCopy.sentNote(`${day} ${abbreviate(month)} ${year}`, formatHour(sentAt));
}
