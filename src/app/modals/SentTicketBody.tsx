import { TicketPaper } from '../../components/TicketPaper.tsx';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { SentParams } from '../../stores/shell/dialogs.ts';

export function SentTicketBody({ week, lines, folio }: Pick<SentParams, 'week' | 'lines' | 'folio'>) {
  return (
    <TicketPaper
      variant="flat"
      className="low:mt-2 mt-4 pt-1 forced-colors:border-2 forced-colors:px-1.5 [&_li]:py-0.5 short:[&_ul]:grid short:[&_ul]:grid-cols-halves short:[&_ul]:gap-x-8"
      title={ticketCopy.title(getWeekName(week))}
      aside={folio ? ticketCopy.folio(folio) : null}
      lines={lines}
    />
  );
}

export function SentTicketFoot() {
  return (
    <>
      <div className="ticket-paper-barcode" />
      <small className="condensed mt-1.5 text-humo text-sm/compact">{ticketCopy.onceNote}</small>
    </>
  );
}
