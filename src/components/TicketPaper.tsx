import type { ReactNode } from 'react';
import type { TicketLine } from '../domain/tickets.ts';
import { Shield } from './art/Shield.tsx';

interface TicketPaperProps {
  title: ReactNode;
  /** At the right of the title: the folio, or how many are sent. */
  aside?: ReactNode;
  lines?: readonly TicketLine[];
  /** Fine print beside the stamp. */
  note?: string;
  stamp?: ReactNode;
  hasBarcode?: boolean;
  className?: string;
  /** Content under the lines. */
  children?: ReactNode;
}

const ROW = { draft: 'draft-row', blank: 'blank-row' };

function Score({ value }: { value: number | null }) {
  return value === null ? <b className="empty" /> : <b>{value}</b>;
}

/** A boleto as ridged paper: title, scores, stamp and barcode. */
export function TicketPaper({
  title,
  aside,
  lines = [],
  note,
  stamp,
  hasBarcode = note !== undefined || stamp !== undefined,
  className,
  children,
}: TicketPaperProps) {
  const barcode = hasBarcode ? <div className="barcode" /> : null;
  return (
    <div className={className ? `ticket ${className}` : 'ticket'}>
      <div>
        <div className="ticket-head">
          <b>{title}</b>
          {aside ? <span>{aside}</span> : null}
        </div>
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <li key={line.gameId} className={line.state && ROW[line.state]}>
                <span>
                  <Shield team={line.home} size={26} />
                  {line.home.shortName}
                </span>
                <Score value={line.homeScore} />
                <i>–</i>
                <Score value={line.awayScore} />
                <span>
                  {line.away.shortName}
                  <Shield team={line.away} size={26} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
        {stamp || note ? (
          <div className="ticket-foot">
            <div>
              {barcode}
              {note ? <small>{note}</small> : null}
            </div>
            {stamp}
          </div>
        ) : (
          barcode
        )}
      </div>
    </div>
  );
}
