import { gamesCopy } from '../../../copy/games.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { useStores } from '../../../use-stores.ts';

interface ViewSwitchProps {
  isTicket: boolean;
  onToggle: () => void;
}

const VIEWS = [
  { value: 'ticket', label: gamesCopy.ticket },
  { value: 'cards', label: gamesCopy.cards },
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
      {isClosed ? <h2 className="max-tablet:text-display-2">{gamesCopy.allClosedTitle}</h2> : null}
      <Segments
        label={gamesCopy.view}
        choices={VIEWS}
        value={isTicket ? 'ticket' : 'cards'}
        onChange={(view) => (view === 'ticket') === isTicket || onToggle()}
      />
    </div>
  );
}
