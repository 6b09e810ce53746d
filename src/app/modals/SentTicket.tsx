import { Stamp } from '../../components/Stamp.tsx';
import { Ticket } from '../../components/Ticket.tsx';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { formatStamp } from '../../lib/format.ts';
import type { ModalParams } from '../../stores/shell/modal.ts';

/** The boleto that was just sent, with its folio and its stamp coming down. */
export function SentTicket({ params }: { params: ModalParams }) {
  const { lines = [], folio, sentAt, weekName = '' } = params;
  return (
    <Ticket
      className="mt-4"
      title={modalExtrasCopy.ticketOf(weekName)}
      aside={folio ? modalExtrasCopy.ticketFolio(folio) : null}
      lines={lines.map(({ gameId, ...line }) => ({ id: gameId, ...line }))}
      note={modalExtrasCopy.ticketNote}
      stamp={
        <Stamp
          brand={modalExtrasCopy.ticketStampBrand}
          word={modalExtrasCopy.ticketStampWord}
          detail={sentAt === undefined ? undefined : formatStamp(sentAt).toLocaleUpperCase('es-MX')}
          isNew
        />
      }
    />
  );
}
