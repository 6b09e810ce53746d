import { untracked, useComputed, useSignalEffect } from '@preact/signals-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Countdown, CountdownFigure } from '../../components/Countdown.tsx';
import { CutoffBox } from '../../components/CutoffBox.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { getDateParts } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/centre-time.ts';
import { DEFAULT_HOURS_BEFORE, isFillable } from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import type { SaveState } from '../../stores/games/drafts.ts';
import type { GameEntry, WeekCounts, WeekView } from '../../stores/games/week-view.ts';
import { createGamesPageStore } from '../../stores/pages/games-page.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { getTabId } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { goToGame } from './go-to-game.ts';
import { WeekPanel, type WeekPanelHandle } from './WeekPanel.tsx';
import { WeekStatus } from './WeekStatus.tsx';
import { WEEK_PANEL_ID, WeekTabs } from './WeekTabs.tsx';
import '../../styles/pages.css';

/** Parameter of the address with the number of the chosen week: `/games?jornada=5`. */
const WEEK = 'jornada';

export function GamesPage() {
  const stores = useStores();
  const { weeks } = stores;
  const selected = weeks.selected.value;
  const hasOpened = useRef(false);
  const panel = useRef<WeekPanelHandle>(null);

  const [params, setParams] = useSearchParams();
  const wanted = /^\d{1,2}$/.test(params.get(WEEK) ?? '') ? Number(params.get(WEEK)) : null;

  const page = usePage(() => createGamesPageStore(stores, wanted));

  // The address names the week unless it is the one that opens anyway. A week that isn't shown is ignored.
  const isLoaded = weeks.state.value.status === 'ready';
  useEffect(() => {
    // When the page opens, `selected` may still be the week of an earlier visit.
    if (!isLoaded || selected === null || selected !== weeks.selected.peek()) return;
    const text = selected === weeks.shown.peek() ? null : String(selected);
    if (params.get(WEEK) !== text) setParams(text === null ? {} : { [WEEK]: text }, { replace: true });
  }, [isLoaded, params, selected, setParams, weeks]);

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
        variant="compact"
        title={gamesCopy.heading}
        intro={<Intro />}
        aside={<HeaderAside onGoToGame={goToOpenGame} />}
      />
      <PageBody>
        <WeekTabs onSelect={page.select} />
        {/* `flow-root` keeps the top of the panel where it is when its first child has another margin. */}
        <div
          className="flow-root"
          role="tabpanel"
          id={WEEK_PANEL_ID}
          aria-labelledby={selected === null ? undefined : getTabId(WEEK_PANEL_ID, String(selected))}
        >
          <WeekPanel key={selected} ref={panel} hasOpened={hasOpened} status={<WeekStatus page={page} />} />
        </div>
      </PageBody>
      <Announcer />
      <SendBar onGoToGame={goFromDialog} />
    </>
  );
}

/** A separate component, so that a typed digit re-renders only the intro text and not the whole page. */
function Intro() {
  const { season } = useStores();
  // The fragment is needed, because the signals transform makes only components that contain JSX render again
  // when a signal changes.
  return <>{getIntro(season.weekView)}</>;
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

function getIntro(weekView: WeekView): string {
  const week = weekView.week.value;
  const counts = weekView.counts.value;
  if (!week || weekView.status.value !== 'ready' || counts.toSend > 0) {
    return gamesCopy.intro(week?.beforeHoursBet ?? DEFAULT_HOURS_BEFORE);
  }
  if (counts.sent > 0 && !weekView.isAllExpired.value) return gamesCopy.introSent;
  return gamesCopy.introWeek(
    getWeekName(week),
    getDates(weekView.entries.value.map(({ game }) => game.kickOff)),
  );
}

const LAST_CALL_MS = 10 * MINUTE_MS;
const BLANK = '00';
const PADDING = 'px-3.5 py-1.5 max-xs:px-2 md:pt-3 md:pb-2.5';

interface HeaderAsideProps {
  onGoToGame: (gameId: string) => void;
}

function HeaderAside({ onGoToGame }: HeaderAsideProps) {
  const { season, weeks } = useStores();
  const { weekView } = season;
  const { current, selected } = weeks;
  const isUnknown = weekView.status.value === 'loading' && weekView.entries.value.length === 0;
  const isCurrentWeek = current.value === null || current.value === selected.value;
  const next = weekView.status.value === 'ready' ? weekView.nextToClose.value : null;
  // While the games load, the space of the countdown is reserved if the week is the current one, which usually
  // has a next cut-off, or if the current week is not known yet.
  if (isUnknown && isCurrentWeek) return <Blank />;
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

function Blank() {
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

function NextCutoff({ entry, onGoToGame }: HeaderAsideProps & { entry: GameEntry }) {
  const { season, time } = useStores();
  const { now } = time;
  const left = useComputed(() =>
    Math.max(0, (season.weekView.nextToClose.value ?? entry).window.cutoff - now.value),
  );
  const isLastCall = useComputed(() => left.value < LAST_CALL_MS);
  const { game } = entry;
  return (
    <CutoffBox
      className={PADDING}
      title={isLastCall.value ? gamesCopy.closesNow : gamesCopy.nextCutoff}
      game={
        <>
          {/* Long names would take several lines beside the figures of a phone. */}
          <span className="max-md:sr-only">{gamesCopy.versus(game.home.name, game.away.name)}</span>
          <span className="whitespace-nowrap md:hidden" aria-hidden="true">
            {gamesCopy.versus(game.home.shortName, game.away.shortName)}
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

/** The bar at the bottom of Partidos while a score is ready to be sent. */
function SendBar({ onGoToGame }: { onGoToGame: (gameId: string) => void }) {
  const { drafts, season, network, sender } = useStores();
  const counts = season.weekView.counts.value;
  const week = season.weekView.week.value;
  const isSending = sender.isSending.value;
  const isOffline = network.isOffline.value;
  if (!week || season.weekView.status.value !== 'ready' || (counts.ready === 0 && !isSending)) return null;
  return (
    <div
      className={classNames(
        'ridge-t on-dark sticky bottom-0 z-15 bg-noche text-papel print:hidden',
        'pt-3.5 pb-[max(.85rem,env(safe-area-inset-bottom))] short:pt-2',
        'short:pb-[max(.5rem,env(safe-area-inset-bottom))]',
      )}
      data-bottom-bar
    >
      <div className="mx-auto w-page grid items-center gap-2.5 md:flex md:justify-between md:gap-4">
        <p className="condensed flex justify-between text-lg/tight md:block">
          {gamesCopy.readyCount(counts.ready)}
          <small className="block text-base text-elote">
            {isOffline ? gamesCopy.draftOffline : getNote(counts, drafts.saveState.value)}
          </small>
        </p>
        <Button
          size="large"
          className="max-md:w-full"
          isDisabled={isOffline}
          isBusy={isSending}
          onClick={() => sender.review(getWeekName(week), onGoToGame)}
        >
          {isSending ? gamesCopy.sending : isOffline ? gamesCopy.noInternet : gamesCopy.send(counts.ready)}
        </Button>
      </div>
    </div>
  );
}

function getNote({ half, toFill }: WeekCounts, saved: SaveState): string {
  if (saved === 'memory') return gamesCopy.draftMemory;
  if (half > 0) return gamesCopy.leftHalf(half);
  if (toFill > 0) return gamesCopy.leftToFill(toFill);
  return saved === 'stored' ? gamesCopy.draftSaved : gamesCopy.allFilled;
}

/** Times left before a cut-off at which an announcement is made (ms), in ascending order. */
const MOMENTS = [10 * MINUTE_MS, HOUR_MS, DAY_MS] as const;
const TEXTS = [gamesCopy.saidTenMinutes, gamesCopy.saidOneHour, gamesCopy.saidOneDay] as const;
/**
 * Time (ms) after one of `MOMENTS` during which its announcement is made and stays. The clock may jump past
 * all of this time while the device sleeps; then there is no announcement.
 */
const VALID_MS = MINUTE_MS;

const getName = ({ game }: GameEntry) => gamesCopy.versus(game.home.name, game.away.name);
const getMoment = (left: number) => MOMENTS.findIndex((moment) => left <= moment);
const isStillTrue = (moment: number, left: number) => (MOMENTS[moment] ?? left) - left < VALID_MS;

export function Announcer() {
  const { season, time, toast } = useStores();
  const { weekView } = season;
  const [said, say] = useState('');
  const last = useRef<{ id: string; name: string; moment: number; isStanding: boolean } | null>(null);
  const wasOpen = useRef<ReadonlyMap<string, GameEntry>>(new Map());

  useSignalEffect(() => {
    const next = weekView.nextToClose.value;
    const left = next ? next.window.cutoff - time.now.value : 0;
    const moment = next ? getMoment(left) : -1;
    const before = last.current;
    const isSame = next !== null && before?.id === next.game.id;
    // Announces a moment only if this game was already the next to close at the previous tick and the moment
    // has come since then. A moment that passed before the page was opened is not announced: the page itself
    // shows the cut-off.
    const isReached = isSame && moment >= 0 && before.moment !== moment && isStillTrue(moment, left);
    const staysTrue = isSame && before.isStanding && before.moment === moment && isStillTrue(moment, left);
    last.current = next && {
      id: next.game.id,
      name: getName(next),
      moment,
      isStanding: isReached || staysTrue,
    };
    untracked(() => {
      if (before?.isStanding && !staysTrue) {
        // Clears the text only if it is still shown: the announcement that the game has closed may have
        // replaced it.
        const text = TEXTS[before.moment]?.(before.name);
        say((current) => (current === text ? '' : current));
        toast.hide('closes-soon');
      }
      if (!isReached) return;
      say(TEXTS[moment]?.(getName(next)) ?? '');
      if (moment === 0) toast.show('closes-soon', { params: { game: getName(next) } });
    });
  });

  useEffect(() => () => toast.hide('closes-soon'), [toast]);

  useSignalEffect(() => {
    const entries = weekView.entries.value;
    const closed = entries.filter(
      ({ game, state }) => state.value === 'closed' && wasOpen.current.has(game.id),
    );
    wasOpen.current = new Map(
      entries.filter(({ state }) => isFillable(state.value)).map((entry) => [entry.game.id, entry]),
    );
    if (closed.length > 0)
      untracked(() => say(closed.map((entry) => gamesCopy.saidClosed(getName(entry))).join(' ')));
  });

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
