import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { StillLoading } from '../../components/StillLoading.tsx';
import { gamesCopy } from '../../copy/games.ts';
import type { GamesPageStore } from '../../stores/games/games-page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useStores } from '../../use-stores.ts';
import { GameList } from './GameList.tsx';
import { showGame } from './go-to-game.ts';
import { PendingTrivia } from './PendingTrivia.tsx';
import { WeekActions } from './WeekActions.tsx';
import { type Filter, WeekProgress } from './WeekProgress.tsx';
import { WeekStatus } from './WeekStatus.tsx';

const ONE_COLUMN = '(max-width: 719px)';

export interface WeekPanelHandle {
  // Makes sure that the open games are shown: changes the filter “Enviados”, which leaves them out, to
  // “Todos”.
  showOpenGames(): void;
}

interface WeekPanelProps {
  hasOpened: RefObject<boolean>;
  ref: Ref<WeekPanelHandle>;
}

/** The parent sets the week as `key`, so each week opens with the filter “Todos”. */
export function WeekPanel({ hasOpened, ref }: WeekPanelProps) {
  const { gamesPage } = useStores();
  const { weekView } = gamesPage;
  const [filter, setFilter] = useState<Filter>('all');
  const state = weekView.status.value;
  const isReady = state === 'ready';

  useImperativeHandle(ref, () => ({
    // `flushSync`, because the caller moves the focus to the card of a game right afterwards, so the card
    // must exist.
    showOpenGames: () => flushSync(() => setFilter((current) => (current === 'sent' ? 'all' : current))),
  }));
  useOpenAtNextGame(gamesPage, isReady, hasOpened);

  // The games are known, but a load has failed. Without the predictions, for example, the page can't tell
  // which games still need a score.
  if (state === 'failed') return <WeekStatus />;
  if (!isReady) return <Loading />;
  return (
    <>
      <RestoredNote />
      <PendingTrivia />
      <WeekStatus />
      <WeekProgress filter={filter} onFilter={setFilter} />
      <GameList filter={filter} />
      <WeekActions />
      {weekView.entries.value.length > 0 ? (
        <p className="mt-8 flex items-center gap-[.9rem] border-tinta border-y-2 border-dashed py-[.9rem]">
          <Icon name="alert" size={30} />
          <span>
            {gamesCopy.help}
            <BetDays />
          </span>
        </p>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    // The placeholder is at least as tall as the window, so the loaded content causes no visible layout shift.
    <div className="mt-8 min-h-screen">
      <p className="mb-3" role="status">
        {gamesCopy.loading}
      </p>
      <Progress label={gamesCopy.loading} isEndless />
      <StillLoading />
    </div>
  );
}

/**
 * The days on which the server takes predictions for the current week, as the server's text. Display only:
 * the app does not close games by these days.
 */
function BetDays() {
  const { betDays, current, selected } = useStores().weeks;
  if (betDays.value.trim() === '' || current.value !== selected.value) return null;
  return ` ${gamesCopy.betDays(betDays.value)}`;
}

function RestoredNote() {
  const { drafts, gamesPage } = useStores();
  const { ready, half } = gamesPage.weekView.counts.value;
  if (!drafts.isRestored.value || ready + half === 0) return null;
  return (
    <Notice
      title={gamesCopy.restoredTitle}
      closeLabel={gamesCopy.restoredClose}
      onClose={drafts.dismissRestored}
    >
      {gamesCopy.restoredText}
    </Notice>
  );
}

function useOpenAtNextGame(gamesPage: GamesPageStore, isReady: boolean, hasOpened: RefObject<boolean>) {
  useEffect(() => {
    if (!isReady || hasOpened.current) return;
    hasOpened.current = true;
    if (!globalThis.matchMedia?.(ONE_COLUMN).matches || globalThis.scrollY > 0) return;
    const games = gamesPage.weekView.entries.peek();
    const first = games.findIndex(({ state }) => state.peek() === 'open' || state.peek() === 'draft');
    const entry = games[first];
    // No scroll is needed without an open game, or when the first game of the week is open, because its card
    // is at the top of the page.
    if (!entry || first <= 0) return;
    // Scrolls two frames later, because a scroll in the frame of the first paint would count as a layout
    // shift.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => globalThis.scrollY === 0 && showGame(entry.game.id));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, gamesPage, hasOpened]);
}
