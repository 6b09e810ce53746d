import type { ReactNode } from 'react';
import type { TicketLine } from '../domain/tickets.ts';
import { classNames } from '../ui/class-names.ts';
import { Shield } from './art/Shield.tsx';

interface TicketPaperProps {
  title: ReactNode;
  aside?: ReactNode;
  lines?: readonly TicketLine[];
  note?: string;
  stamp?: ReactNode;
  hasBarcode?: boolean;
  variant?: keyof typeof VARIANTS;
  label?: string;
  className?: string;
  children?: ReactNode;
}

const VARIANTS = {
  hero: {
    ticket: classNames(
      'ticket-paper',
      'max-laptop:-turn-ticket max-laptop:relative max-laptop:z-1 max-laptop:mx-1.5 max-laptop:mt-8 max-laptop:max-w-120',
      'laptop:turn-4 laptop:-mt-4',
    ),
    paper: 'ridged-paper bg-papel px-4 pt-5 pb-5',
  },
  outlined: {
    ticket: 'ticket-paper ticket-paper-outlined',
    paper: 'ridged-paper bg-blanco px-4 pt-5 pb-5',
  },
  flat: { ticket: '', paper: '' },
};

export function TicketPaper({
  title,
  aside,
  lines = [],
  note,
  stamp,
  hasBarcode = note !== undefined || stamp !== undefined,
  variant = 'outlined',
  label,
  className,
  children,
}: TicketPaperProps) {
  const { ticket, paper } = VARIANTS[variant];
  const Tag = label ? 'section' : 'div';
  return (
    <Tag className={classNames('print:break-inside-avoid', ticket, className)} aria-label={label}>
      <div className={classNames('relative text-tinta', paper)}>
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-tinta border-b-2 border-dashed pb-2">
          <b className="font-normal font-rotulo text-azul text-display-2/none">{title}</b>
          {aside ? <span className="condensed text-base/none text-humo">{aside}</span> : null}
        </div>
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <ScoreLine key={line.gameId} {...line} />
            ))}
          </ul>
        ) : null}
        {children}
        {hasBarcode ? (
          <div className="flex flex-wrap items-end gap-4">
            <div className="grow-from-4">
              <div className="ticket-paper-barcode" />
              {note ? (
                <small className="condensed mt-1.5 block text-humo text-sm/compact">{note}</small>
              ) : null}
            </div>
            {stamp ? <div className="-mt-1 -mb-2 grid">{stamp}</div> : null}
          </div>
        ) : null}
      </div>
    </Tag>
  );
}

function ScoreLine({ home, away, homeScore, awayScore, state }: TicketLine) {
  // With large text, the three letters of the team wrap below its shield.
  const side = 'flex flex-wrap items-center gap-2 wrap-break-word';
  return (
    <li className="condensed grid grid-cols-[1fr_auto_auto_auto_1fr] items-center gap-2 border-tinta-25 border-b py-1.5 text-display-1/none">
      <span className={side}>
        <Shield team={home} size={26} />
        {home.shortName}
      </span>
      <Score value={homeScore} state={state} />
      <i className="text-humo not-italic">–</i>
      <Score value={awayScore} state={state} />
      <span className={classNames(side, 'justify-end')}>
        {away.shortName}
        <Shield team={away} size={26} />
      </span>
    </li>
  );
}

const SCORE_VARIANTS = {
  sent: 'text-azul',
  draft: 'ticket-score-draft',
  blank: 'text-humo',
};

function Score({ value, state = 'sent' }: { value: number | null; state?: TicketLine['state'] | 'sent' }) {
  if (value === null) return <b className="ticket-score-blank" />;
  return (
    <b className={classNames('min-w-[.8em] text-center text-display-2', SCORE_VARIANTS[state])}>{value}</b>
  );
}
