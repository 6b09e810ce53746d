import type { ReactNode } from 'react';

/** The line of the total. Its ground is chosen by the ticket. */
export const TOTAL_LINE =
  'condensed flex flex-wrap items-center justify-between px-3 py-1 text-display-1/none whitespace-nowrap';

interface TicketSummaryProps {
  title: string;
  /** The cards that the player has won, beside the title. */
  cards?: ReactNode;
  children: ReactNode;
}

/** The upper part of a ticket of results, above its rows, so that a phone shows it on its first screen. */
export function TicketSummary({ title, cards, children }: TicketSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-3 border-tinta border-b-2 border-dashed pb-3">
      <div className="grid grow-from-8 content-between gap-2.5 self-stretch">
        <b className="font-normal font-rotulo text-azul text-display-2/none">{title}</b>
        {children}
      </div>
      {cards}
    </div>
  );
}
