import { gamesCopy } from '../../../copy/games.ts';
import { Segments } from '../../../ui/Segments.tsx';

/** The games of the week that are listed: those left to send, the sent ones, or all. */
export type Filter = 'fillable' | 'sent' | 'all';

export interface WeekFiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'fillable', label: gamesCopy.showMissing },
  { value: 'sent', label: gamesCopy.showSent },
  { value: 'all', label: gamesCopy.showAll },
];

export function WeekFilters({ filter, onFilter }: WeekFiltersProps) {
  return <Segments label={gamesCopy.show} choices={FILTERS} value={filter} onChange={onFilter} />;
}
