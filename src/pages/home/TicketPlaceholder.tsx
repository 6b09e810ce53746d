import { TicketPaper } from '../../components/TicketPaper.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import type { TicketLine } from '../../domain/tickets.ts';

const BLANK_TEAM = { name: '', shortName: '', color: '#F1E4C6', colorAlt: '#F1E4C6' };
const BLANK_LINES: readonly TicketLine[] = Array.from({ length: 4 }, (_, index) => ({
  gameId: String(index),
  home: BLANK_TEAM,
  away: BLANK_TEAM,
  homeScore: null,
  awayScore: null,
  state: 'blank',
}));

/** Stands in place of the ticket of Inicio while its data or its code loads. */
export function TicketPlaceholder() {
  return (
    <div aria-hidden="true">
      <TicketPaper variant="hero" title={playerHomeCopy.ticketWaiting} lines={BLANK_LINES}>
        <p className="min-h-14 pt-3 pb-1" />
      </TicketPaper>
    </div>
  );
}
