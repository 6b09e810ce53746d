import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Countdown, CountdownFigure, CutoffBox } from '../../components/Countdown.tsx';
import { CurrentWeekNote } from '../../components/CurrentWeekNote.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { getDateParts } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { DEFAULT_HOURS_BEFORE, LAST_CALL_MS } from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { WEEK_PARAMETER } from '../../lib/routes.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { createGamesPageStore } from '../../stores/pages/games-page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { getTabId } from '../../ui/Tabs.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { goToGame } from './go-to-game.ts';
import { laterParts } from './later-parts.ts';
import { SendBar } from './SendBar.tsx';
import { type Filter, WeekPanel } from './WeekPanel.tsx';
import { WeekStatus } from './WeekStatus.tsx';
import { WEEK_PANEL_ID, WeekTabs } from './WeekTabs.tsx';

/** Returns the week that the address names, or null for the bare address, which means the current week. */
function readWeek(params: URLSearchParams): number | null {
  const text = params.get(WEEK_PARAMETER) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

export function GamesPage() {
  const stores = useStores();
  const { predictions, weeks } = stores;
  const selected = weeks.selected.value;
  const hasScrolledToGame = useRef(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [filteredWeek, setFilteredWeek] = useState(selected);

  // Each week opens with the filter “Todos”.
  if (filteredWeek !== selected) {
    setFilteredWeek(selected);
    setFilter('all');
  }

  const [params, setParams] = useSearchParams();
  const wanted = readWeek(params);
  const page = usePage(() => createGamesPageStore(stores, wanted));
  const { current: later } = useLazy(laterParts, stores.season.weekView.status.value === 'ready');

  // Before the paint, so that no frame shows the week of the previous address.
  useLayoutEffect(() => void page.show(wanted), [page, wanted]);

  // The parameter of a week that isn't shown leaves the address. The weeks with predictions are shown, so both have to
  // be loaded. A chosen week that becomes the current one keeps its parameter, because the bare address would move on
  // to the next week with the server.
  const hasParameter = params.has(WEEK_PARAMETER);
  const isLoaded = weeks.state.value.status === 'ready' && predictions.state.value.status === 'ready';
  const current = weeks.currentOrLast.value;
  useEffect(() => {
    if (!hasParameter || !isLoaded) return;
    // When the page opens, `selected` may still be the week of an earlier visit.
    const isShown = selected === wanted || weeks.selected.peek() === wanted;
    if (wanted === null || !isShown) setParams({}, { replace: true });
  }, [hasParameter, isLoaded, selected, setParams, wanted, weeks]);

  // A player who has pressed the tab of the current week stays in that week when the server moves on to the next.
  const { state } = useLocation();
  const pressed: number | undefined = state?.[WEEK_PARAMETER];
  useLayoutEffect(() => {
    const hasMovedOn = wanted === null && pressed !== undefined && current !== null && pressed !== current;
    if (hasMovedOn) setParams({ [WEEK_PARAMETER]: String(pressed) }, { replace: true });
  }, [current, pressed, setParams, wanted]);

  function selectWeek(number: number) {
    const next = number === current ? null : number;
    // The tab of the week on screen loads its games again.
    if (next === wanted) void page.reloadGames();
    setParams(next === null ? {} : { [WEEK_PARAMETER]: String(next) }, {
      replace: true,
      state: next === null ? { [WEEK_PARAMETER]: number } : null,
    });
  }

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
        intro={<Intro />}
        aside={<HeaderAside onGoToGame={goToOpenGame} />}
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

/** Returns the days of the games, such as “del 21 al 23 de agosto”, or '' without games. */
function getDates(kickOffs: readonly number[]): string {
  if (kickOffs.length === 0) return '';
  const from = getDateParts(Math.min(...kickOffs));
  const to = getDateParts(Math.max(...kickOffs));
  if (from.month !== to.month) return gamesCopy.datesTwoMonths(from.day, from.month, to.day, to.month);
  if (from.day !== to.day) return gamesCopy.datesOneMonth(from.day, to.day, to.month);
  return gamesCopy.datesOneDay(from.day, from.month);
}

/**
 * A separate component, so that a typed digit re-renders only the intro text and not the whole page. The fragments are
 * needed, because the signals transform makes only components that contain JSX render again when a signal changes.
 */
function Intro() {
  const { weekView } = useStores().season;
  const week = weekView.week.value;
  const counts = weekView.counts.value;
  if (!week || weekView.status.value !== 'ready' || counts.toSend > 0) {
    return <>{gamesCopy.intro(week?.beforeHoursBet ?? DEFAULT_HOURS_BEFORE)}</>;
  }
  if (counts.sent > 0 && !weekView.isAllExpired.value) return <>{gamesCopy.introSent}</>;
  const kickOffs = weekView.entries.value.flatMap(({ game }) => game.kickOff ?? []);
  return <>{gamesCopy.introWeek(getWeekName(week), getDates(kickOffs))}</>;
}

const BLANK = '00';
const PADDING = 'px-3.5 py-1.5 max-xs:px-2 md:pt-3 md:pb-2.5';

function HeaderAside({ onGoToGame }: { onGoToGame: (gameId: string) => void }) {
  const { season, weeks } = useStores();
  const { weekView } = season;
  const { current, selected } = weeks;
  const isUnknown = weekView.status.value === 'loading' && weekView.entries.value.length === 0;
  const isCurrentWeek = current.value === null || current.value === selected.value;
  const next = weekView.status.value === 'ready' ? weekView.nextToClose.value : null;
  // While the games load, the space of the countdown is reserved if the week is the current one, which usually
  // has a next cut-off, or if the current week is not known yet.
  if (isUnknown && isCurrentWeek) {
    return (
      <CutoffBox
        className={`${PADDING} opacity-0`}
        title={gamesCopy.nextCutoff}
        game={BLANK}
        aria-hidden="true"
      >
        <CountdownFigure figure={BLANK} unit={gamesCopy.countdown.hours} isSmall />
      </CutoffBox>
    );
  }
  if (next) return <NextCutoff entry={next} onGoToGame={onGoToGame} />;
  if (weekView.counts.value.sent === 0 || weekView.isAllExpired.value) return null;
  const points = weekView.entries.value.reduce(
    (sum, { prediction }) => sum + (prediction.value?.points ?? 0),
    0,
  );
  const [unit, soFar] = gamesCopy.pointsSoFar;
  return (
    <PointsTotal points={points}>
      <span>
        {unit}
        <br />
        {soFar}
      </span>
    </PointsTotal>
  );
}

function NextCutoff({ entry, onGoToGame }: { entry: GameEntry; onGoToGame: (gameId: string) => void }) {
  const { game, window } = entry;
  const left = window.cutoff - useStores().time.now.value;
  return (
    <CutoffBox
      className={PADDING}
      title={left < LAST_CALL_MS ? gamesCopy.closesNow : gamesCopy.nextCutoff}
      game={
        <>
          {/* Long names would take several lines beside the figures of a phone. */}
          <span className="max-md:sr-only">{ticketCopy.versus(game.home.name, game.away.name)}</span>
          <span className="whitespace-nowrap md:hidden" aria-hidden="true">
            {ticketCopy.versus(game.home.shortName, game.away.shortName)}
          </span>
          <Icon name="down" size={18} className="max-xs:hidden" />
        </>
      }
      href={`#game-${game.id}`}
      onClick={(event) => {
        event.preventDefault();
        onGoToGame(game.id);
      }}
    >
      <Countdown left={left} words={gamesCopy.countdown} isSmall />
    </CutoffBox>
  );
}
