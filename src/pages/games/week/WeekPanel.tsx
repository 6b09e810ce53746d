import { useComputed } from '@preact/signals-react';
import { type ReactNode, useEffect } from 'react';
import { gamesCopy } from '../../../copy/games.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { useStores } from '../../../use-stores.ts';
import { afterCards } from '../after-cards/lazy-after-cards.ts';
import type { WeekFiltersProps } from '../progress/WeekFilters.tsx';
import { WeekProgress } from '../progress/WeekProgress.tsx';
import { GameList } from './GameList.tsx';
import { GameRows } from './GameRows.tsx';
import { rememberOpenGames } from './open-games.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { useFreshGames } from './use-fresh-games.ts';
import { useRowGames } from './use-row-games.ts';
import { WeekLoading } from './WeekLoading.tsx';

interface WeekPanelProps extends WeekFiltersProps {
  /** Says why no game of the week can be filled in, or that the load has failed. */
  notice: ReactNode;
}

/** The games of the shown week. The parent sets the week as `key`, so that nothing of one week is kept for the next. */
export function WeekPanel(props: WeekPanelProps) {
  const status = useStores().shownWeek.status.value;
  // Without the predictions the page can't tell a sent game from an open one, so it shows no game, even if the games
  // themselves have loaded.
  if (status === 'failed') return props.notice;
  return status === 'ready' ? <ReadyWeek {...props} /> : <WeekLoading />;
}

function ReadyWeek({ filter, onFilter, notice }: WeekPanelProps) {
  const { shownWeek, storage } = useStores();
  const counts = shownWeek.counts.value;
  const { rowIds, isTicket, toggleTicket } = useRowGames(shownWeek);
  const { fresh, forget } = useFreshGames();
  const hasLiveGame = useComputed(() =>
    shownWeek.entries.value.some(({ state }) => state.value === 'live'),
  ).value;

  const { current: later } = useLazy(afterCards);
  const number = shownWeek.week.value?.number;
  useEffect(() => {
    if (number !== undefined) rememberOpenGames(storage, number, counts.toSend);
  }, [storage, number, counts.toSend]);

  return (
    <>
      <RestoredNote />
      {later ? <later.PendingTrivia /> : null}
      {hasLiveGame ? null : notice}
      <WeekProgress
        filter={filter}
        onFilter={(next) => {
          forget();
          onFilter(next);
        }}
      />
      {/* The document has the games in their order. On screen the rows stand below the cards, so that a game to play
          is on screen together with the title and the weeks. */}
      <div className="flex flex-col">
        {filter === 'all' ? <GameRows rowIds={rowIds} isTicket={isTicket} fresh={fresh} /> : null}
        <GameList filter={filter} rowIds={rowIds} fresh={fresh} />
      </div>
      {counts.total > 0 && counts.toSend === 0 && !shownWeek.isAllNext.value ? (
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
      {hasLiveGame ? notice : null}
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
