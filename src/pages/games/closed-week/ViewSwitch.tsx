import { lateGamesCopy } from '../../../copy/games-late.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { useStores } from '../../../use-stores.ts';
import { ClosedTitle } from './ClosedTitle.tsx';

interface ViewSwitchProps {
  isTicket: boolean;
  onToggle: () => void;
}

const VIEWS = [
  { value: 'ticket', label: lateGamesCopy.ticket },
  { value: 'cards', label: lateGamesCopy.cards },
] as const;

/**
 * Above the games of a week of which none is left to send: whether it has closed, and the switch between boleto and
 * cards.
 */
export function ViewSwitch({ isTicket, onToggle }: ViewSwitchProps) {
  const { shownWeek } = useStores();
  const isClosed = shownWeek.phase.value === 'closed';
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      {isClosed ? <ClosedTitle /> : null}
      <Segments
        label={lateGamesCopy.view}
        choices={VIEWS}
        value={isTicket ? 'ticket' : 'cards'}
        onChange={(view) => (view === 'ticket') === isTicket || onToggle()}
      />
    </div>
  );
}
