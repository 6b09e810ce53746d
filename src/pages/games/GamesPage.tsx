import { useCallback, useRef } from 'react';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { getTabId } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { Announcer } from './Announcer.tsx';
import { goToGame } from './go-to-game.ts';
import { HeaderAside } from './HeaderAside.tsx';
import { getIntro } from './header-text.ts';
import { SendBar } from './SendBar.tsx';
import { WeekPanel, type WeekPanelHandle } from './WeekPanel.tsx';
import { WEEK_PANEL_ID, WeekTabs } from './WeekTabs.tsx';

export function GamesPage() {
  const { gamesPage, weeks } = useStores();
  const selected = weeks.selected.value;
  const hasOpened = useRef(false);
  const panel = useRef<WeekPanelHandle>(null);

  usePage(() => gamesPage);

  const goToOpenGame = useCallback((gameId: string) => {
    panel.current?.showOpenGames();
    goToGame(gameId);
  }, []);
  // Called by “Ir al primero” in the dialog `sendPool`, which closes the dialog. The focus moves to the game
  // after the next paint, because the closing dialog first returns the focus to the button that opened it.
  const goFromDialog = useCallback(
    (gameId: string) => afterPaint(() => goToOpenGame(gameId)),
    [goToOpenGame],
  );

  return (
    <>
      <PageMeta title={gamesCopy.title} description={gamesCopy.description} noindex />
      <PageHeader
        title={gamesCopy.heading}
        intro={<Intro />}
        aside={<HeaderAside onGoToGame={goToOpenGame} />}
      />
      <PageBody>
        <WeekTabs />
        <div
          role="tabpanel"
          id={WEEK_PANEL_ID}
          aria-labelledby={selected === null ? undefined : getTabId(WEEK_PANEL_ID, String(selected))}
        >
          <WeekPanel key={selected} ref={panel} hasOpened={hasOpened} />
        </div>
      </PageBody>
      <Announcer />
      <SendBar onGoToGame={goFromDialog} />
    </>
  );
}

/** A separate component, so that a typed digit re-renders only the intro text and not the whole page. */
function Intro() {
  const { gamesPage } = useStores();
  // The fragment is needed, because the signals transform makes only components that contain JSX render again
  // when a signal changes.
  return <>{getIntro(gamesPage.weekView)}</>;
}
