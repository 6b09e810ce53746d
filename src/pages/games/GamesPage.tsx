import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CurrentWeekNote } from '../../components/CurrentWeekNote.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { createGamesPageStore } from '../../stores/pages/games-page.ts';
import { getTabId } from '../../ui/Tabs.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { goToGame } from './card/go-to-game.ts';
import { GamesHeaderAside } from './header/GamesHeaderAside.tsx';
import { GamesIntro } from './header/GamesIntro.tsx';
import { lateParts } from './late-parts.ts';
import { useWeekFilter } from './progress/use-week-filter.ts';
import { SendBar } from './SendBar.tsx';
import { useRequestedGame } from './use-requested-game.ts';
import { WeekPanel } from './week/WeekPanel.tsx';
import { useWeekAddress } from './week-choice/use-week-address.ts';
import { useWeekSlide } from './week-choice/use-week-slide.ts';
import { WEEK_PANEL_ID, WeekTabs } from './week-choice/WeekTabs.tsx';

export function GamesPage() {
  const stores = useStores();
  const shownNumber = stores.weeks.shownNumber.value;
  const [filter, setFilter] = useWeekFilter(shownNumber);
  const page = usePage(() => createGamesPageStore(stores));
  const openWeek = useWeekAddress(page);
  const panel = useRef<HTMLDivElement>(null);
  useWeekSlide(panel, shownNumber);
  // A pending trivia stands above the cards, so its code is fetched together with the games, not after them.
  const hasPendingTrivia = stores.trivia.pending.value !== null;
  const isReady = stores.shownWeek.status.value === 'ready';
  const { current: parts } = useLazy(lateParts, isReady || hasPendingTrivia);

  function goToOpenGame(gameId: string) {
    // Under the filter “Enviados” an open game has no card. `flushSync` renders its card before `goToGame` moves the
    // focus there.
    if (filter === 'sent') flushSync(() => setFilter('all'));
    goToGame(gameId);
  }

  useRequestedGame(goToOpenGame);
  const { sending } = stores;
  useEffect(() => sending.leavePage, [sending]);

  return (
    <>
      <PageHeader
        title={gamesCopy.title}
        description={gamesCopy.description}
        heading={gamesCopy.heading}
        noindex
        variant="compact"
        intro={<GamesIntro />}
        aside={<GamesHeaderAside onGoToGame={goToOpenGame} />}
      />
      <PageBody className="short:pt-0.5 max-tablet:pt-1">
        <WeekTabs onSelect={openWeek} arrows={parts ? <parts.TabArrows /> : null} />
        {/* `flow-root` keeps the top of the panel where it is when its first child has another margin. */}
        <div
          ref={panel}
          className="flow-root"
          role="tabpanel"
          id={WEEK_PANEL_ID}
          aria-labelledby={shownNumber === null ? undefined : getTabId(WEEK_PANEL_ID, String(shownNumber))}
        >
          <CurrentWeekNote />
          <UnreadNote
            lists={[
              'weeks',
              'predictions',
              ...(shownNumber === null ? [] : [`games/${shownNumber}` as const]),
            ]}
          />
          <WeekPanel
            key={shownNumber}
            filter={filter}
            onFilter={setFilter}
            onSelect={openWeek}
            onRetry={page.retry}
          />
        </div>
      </PageBody>
      {parts ? <parts.Announcer /> : null}
      <SendBar />
    </>
  );
}
