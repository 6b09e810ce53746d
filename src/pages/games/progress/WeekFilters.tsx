import { gamesCopy } from '../../../copy/games.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SEGMENT, SEGMENTS } from '../../../ui/Tabs.tsx';
import { useStores } from '../../../use-stores.ts';

/** The games of the week that are listed: those left to send, the sent ones, or all. */
export type Filter = 'missing' | 'sent' | 'all';

export interface WeekFiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function WeekFilters({ filter, onFilter }: WeekFiltersProps) {
  const { sent, toSend, total } = useStores().shownWeek.counts.value;
  const choices: { value: Filter; label: string; count: number }[] = [
    { value: 'missing', label: gamesCopy.showMissing, count: toSend },
    { value: 'sent', label: gamesCopy.showSent, count: sent },
    { value: 'all', label: gamesCopy.showAll, count: total },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are toggle buttons.
    <div className={classNames(SEGMENTS, 'max-phablet:w-full')} role="group" aria-label={gamesCopy.show}>
      {choices.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={classNames(SEGMENT, 'px-5 max-phablet:flex-1 max-phablet:px-1.5')}
          aria-pressed={value === filter}
          onClick={() => onFilter(value)}
        >
          {label} <b className="ml-1 font-extrabold">{count}</b>
        </button>
      ))}
    </div>
  );
}
