import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { formatStamp } from '../../copy/format.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { SentParams } from '../../stores/shell/dialogs.ts';

export function SentTicketBody({
  week,
  lines,
  folio,
  sentAt,
}: Pick<SentParams, 'week' | 'lines' | 'folio' | 'sentAt'>) {
  return (
    <TicketPaper
      variant="flat"
      className="mt-4 pt-1 pb-4 forced-colors:border-2 forced-colors:px-1.5"
      title={ticketCopy.title(getWeekName(week))}
      aside={folio ? ticketCopy.folio(folio) : null}
      lines={lines}
      note={ticketCopy.onceNote}
      stamp={<Stamp detail={formatStamp(sentAt)} className="animate-stamp" />}
    />
  );
}
