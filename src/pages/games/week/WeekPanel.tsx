import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';
import { gamesCopy } from '../../../copy/games.ts';
import { storeToSend } from '../../../stores/games/stored-week.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { laterParts } from '../later/lazy-later-parts.ts';
import type { WeekFiltersProps } from '../progress/WeekFilters.tsx';
import { WeekProgress } from '../progress/WeekProgress.tsx';
import { FailedWeek } from './FailedWeek.tsx';
import { GameList } from './GameList.tsx';
import { GameRows } from './GameRows.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useJustSent } from './use-just-sent.ts';
import { useRowGames } from './use-row-games.ts';
import { WeekLoading } from './WeekLoading.tsx';
import { WeekStatus } from './WeekStatus.tsx';

interface WeekPanelProps extends ReadyWeekProps {
  /** Loads again what has failed. */
  onRetry: () => void;
}

interface ReadyWeekProps extends WeekFiltersProps {
  onSelect: (week: number) => void;
}

/** The games of the shown week. The parent sets the week as `key`, so that nothing of one week is kept for the next. */
export function WeekPanel({ onRetry, ...week }: WeekPanelProps) {
  const { shownWeek } = useStores();
  switch (shownWeek.status.value) {
    case 'loading':
      return <WeekLoading />;
    case 'failed':
      return <FailedWeek onRetry={onRetry} />;
    case 'ready':
      return <ReadyWeek {...week} />;
  }
}

const NO_ROWS: ReadonlySet<string> = new Set();

function ReadyWeek({ filter, onFilter, onSelect }: ReadyWeekProps) {
  const { shownWeek, storage } = useStores();
  const counts = shownWeek.counts.value;
  const { rowIds, isTicket, toggleTicket } = useRowGames(shownWeek);
  // Under the other filters each game has a card.
  const shownRowIds = filter === 'all' ? rowIds : NO_ROWS;
  const { justSent, forget } = useJustSent();
  // With a live game, its card comes first, and the notice of the week stands below the games.
  const hasLiveGame = useComputed(() =>
    shownWeek.entries.value.some(({ state }) => state.value === 'live'),
  ).value;

  const { current: later } = useLazy(laterParts);
  const number = shownWeek.week.value?.number;
  useEffect(() => {
    if (number !== undefined) storeToSend(storage, number, counts.toSend);
  }, [storage, number, counts.toSend]);

  return (
    <>
      <RestoredNote />
      {/* The line about the week before, which stands above a week that hasn't opened, keeps its room while it loads. */}
      {later ? <later.WeekHead /> : shownWeek.phase.value === 'before' ? <div className="min-h-19" /> : null}
      {hasLiveGame ? null : <WeekStatus onSelect={onSelect} />}
      <WeekProgress
        filter={filter}
        onFilter={(next) => {
          forget();
          onFilter(next);
        }}
      />
      {/* The rows are games before those with cards, so they come first in the document. On screen they stand below the
          cards (`order-first` in `GameList`), so that the first card is near the title and the weeks. */}
      <div className="flex flex-col">
        <GameRows rowIds={shownRowIds} isTicket={isTicket} justSent={justSent} />
        <GameList filter={filter} rowIds={shownRowIds} justSent={justSent} />
      </div>
      {counts.total > 0 && counts.toSend === 0 && shownWeek.phase.value !== 'before' ? (
        <TextButton
          className="mt-6 print:hidden"
          onClick={() => {
            forget();
            toggleTicket();
          }}
        >
          {isTicket ? gamesCopy.showCards : gamesCopy.showTicket}
        </TextButton>
      ) : null}
      {hasLiveGame ? <WeekStatus onSelect={onSelect} /> : null}
      {later ? (
        <>
          <later.WeekReminder />
          <later.ShareTicket />
          {counts.total > 0 ? <later.WeekHelp /> : null}
        </>
      ) : null}
    </>
  );
}
