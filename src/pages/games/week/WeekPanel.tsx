import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { getFixtureNote } from '../card/describe-game.ts';
import { lateParts } from '../late-parts.ts';
import type { WeekFiltersProps } from '../progress/WeekFilters.tsx';
import { WeekProgress } from '../progress/WeekProgress.tsx';
import { FailedWeek } from './FailedWeek.tsx';
import { GameList, getDayHeading } from './GameList.tsx';
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

function ReadyWeek({ filter: chosenFilter, onFilter, onSelect }: ReadyWeekProps) {
  const { shownWeek } = useStores();
  const counts = shownWeek.counts.value;
  const phase = shownWeek.phase.value;
  // Only a week with games to send has the filters.
  const filter = counts.fillable > 0 ? chosenFilter : 'all';
  const { rowIds, isTicket, toggleTicket } = useRowGames(shownWeek);
  // Under the other filters each game has a card.
  const shownRowIds = filter === 'all' ? rowIds : NO_ROWS;
  const { justSent, forget } = useJustSent();

  const { current: parts, error: partsError } = useLazy(lateParts);

  const isDone = counts.total > 0 && counts.fillable === 0 && phase !== 'before';
  // Without the code of its parts, a week that isn't open would be an empty page for a moment, and the boleto of a week
  // without games to send would move when its head comes.
  if ((isDone || phase === 'before') && !parts && !partsError) return <WeekLoading />;

  return (
    <>
      <RestoredNote />
      {parts ? <parts.WeekHead /> : null}
      <WeekStatus />
      <WeekProgress
        filter={filter}
        onFilter={(next) => {
          forget();
          onFilter(next);
        }}
      />
      {isDone && parts ? (
        <parts.ViewSwitch
          isTicket={isTicket}
          onToggle={() => {
            forget();
            toggleTicket();
          }}
        />
      ) : null}
      {phase === 'before' && parts ? (
        // Passed down, because their modules belong to the page's own code, not to that of its late parts.
        <parts.FixtureList getDay={getDayHeading} getNote={getFixtureNote} />
      ) : (
        // The rows are games before those with cards, so they come first in the document. On screen they stand below
        // the cards (`order-first` in `game-list.css`), so that the first card is near the title and the weeks.
        <div className="flex flex-col">
          <GameRows rowIds={shownRowIds} isTicket={isTicket} justSent={justSent} />
          <GameList filter={filter} rowIds={shownRowIds} justSent={justSent} />
        </div>
      )}
      {parts ? (
        <>
          {counts.total > 0 && phase === 'closed' ? <parts.ClosedWeek onSelect={onSelect} /> : null}
          <parts.WeekReminder />
          <parts.ShareTicket />
          {counts.total > 0 ? <parts.WeekHelp /> : null}
        </>
      ) : null}
    </>
  );
}
