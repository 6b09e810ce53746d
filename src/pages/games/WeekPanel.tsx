import { useComputed } from '@preact/signals-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { TextButton } from '../../ui/Button.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { useStores } from '../../use-stores.ts';
import { GameList } from './GameList.tsx';
import { laterParts } from './later-parts.ts';
import { rememberOpenGames } from './open-games.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { SentGames } from './SentGames.tsx';
import { useFreshGames } from './use-fresh-games.ts';
import { useOpenAtGame } from './use-open-at-game.ts';
import { useRowGames } from './use-row-games.ts';
import type { WeekFiltersProps } from './WeekFilters.tsx';
import { WeekLoading } from './WeekLoading.tsx';
import { WeekProgress } from './WeekProgress.tsx';

interface WeekPanelProps extends WeekFiltersProps {
  hasScrolledToGame: RefObject<boolean>;
  /** Says why no game of the week can be filled in, or that the load has failed. */
  notice: ReactNode;
}

/** The games of the chosen week. The parent sets the week as `key`, so that nothing of one week is kept for the next. */
export function WeekPanel(props: WeekPanelProps) {
  const status = useStores().shownWeek.status.value;
  // Games that are known already aren't shown without the predictions: the page couldn't tell which of them still need
  // a score.
  if (status === 'failed') return props.notice;
  return status === 'ready' ? <ReadyWeek {...props} /> : <WeekLoading />;
}

function ReadyWeek({ filter, onFilter, hasScrolledToGame, notice }: WeekPanelProps) {
  const { shownWeek, storage } = useStores();
  const counts = shownWeek.counts.value;
  const { rowIds, isTicket, toggleTicket } = useRowGames(shownWeek);
  const { fresh, forget } = useFreshGames();
  const hasLiveGame = useComputed(() =>
    shownWeek.entries.value.some(({ state }) => state.value === 'live'),
  ).value;

  const { current: later } = useLazy(laterParts);
  const [areAllDrawn, setAllDrawn] = useState(false);
  useEffect(() => afterPaint(() => setAllDrawn(true)), []);
  useOpenAtGame(shownWeek, hasScrolledToGame, areAllDrawn);
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
        {filter === 'all' ? <SentGames rowIds={rowIds} isTicket={isTicket} fresh={fresh} /> : null}
        <GameList filter={filter} rowIds={rowIds} areAllDrawn={areAllDrawn} fresh={fresh} />
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
