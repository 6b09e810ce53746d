import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { CurrentWeekNote } from '../../components/CurrentWeekNote.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { createGamesPageStore } from '../../stores/pages/games-page.ts';
import { getTabId } from '../../ui/Tabs.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { GamesHeaderAside } from './GamesHeaderAside.tsx';
import { GamesIntro } from './GamesIntro.tsx';
import { goToGame } from './go-to-game.ts';
import { laterParts } from './later-parts.ts';
import { SendBar } from './SendBar.tsx';
import { useWeekAddress } from './use-week-address.ts';
import type { Filter } from './WeekFilters.tsx';
import { WeekPanel } from './WeekPanel.tsx';
import { WeekStatus } from './WeekStatus.tsx';
import { WEEK_PANEL_ID, WeekTabs } from './WeekTabs.tsx';
import { readWeek } from './week-address.ts';

export function GamesPage() {
  const stores = useStores();
  const selected = stores.weeks.selected.value;
  const hasScrolledToGame = useRef(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [filteredWeek, setFilteredWeek] = useState(selected);

  // Each week opens with the filter “Todos”.
  if (filteredWeek !== selected) {
    setFilteredWeek(selected);
    setFilter('all');
  }

  const [params] = useSearchParams();
  const page = usePage(() => createGamesPageStore(stores, readWeek(params)));
  const selectWeek = useWeekAddress(page);
  // A pending trivia stands above the cards, so its code is fetched together with the games, not after them.
  const hasPendingTrivia = stores.trivia.pending.value !== null;
  const isReady = stores.shownWeek.status.value === 'ready';
  const { current: later } = useLazy(laterParts, isReady || hasPendingTrivia);

  function goToOpenGame(gameId: string) {
    // Under the filter “Enviados” an open game has no card. `flushSync` renders its card before `goToGame` moves the
    // focus there.
    if (filter === 'sent') flushSync(() => setFilter('all'));
    goToGame(gameId);
  }

  return (
    <>
      <PageHeader
        {...gamesCopy}
        noindex
        variant="compact"
        intro={<GamesIntro />}
        aside={<GamesHeaderAside onGoToGame={goToOpenGame} />}
      />
      <PageBody>
        <WeekTabs onSelect={selectWeek} />
        {/* `flow-root` keeps the top of the panel where it is when its first child has another margin. */}
        <div
          className="flow-root"
          role="tabpanel"
          id={WEEK_PANEL_ID}
          aria-labelledby={selected === null ? undefined : getTabId(WEEK_PANEL_ID, String(selected))}
        >
          <CurrentWeekNote />
          <UnreadNote
            lists={['weeks', 'predictions', ...(selected === null ? [] : [`games/${selected}` as const])]}
          />
          <WeekPanel
            key={selected}
            filter={filter}
            onFilter={setFilter}
            hasScrolledToGame={hasScrolledToGame}
            notice={<WeekStatus page={page} onSelect={selectWeek} />}
          />
        </div>
      </PageBody>
      {later ? <later.Announcer /> : null}
      {/* “Ir al primero” in the dialog `sendPool` closes the dialog. The focus moves to the game after the next paint,
          because the closing dialog first returns the focus to the button that opened it. */}
      <SendBar onGoToGame={(gameId) => afterPaint(() => goToOpenGame(gameId))} />
    </>
  );
}
