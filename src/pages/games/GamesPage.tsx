import { useComputed } from '@preact/signals-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { Countdown, CountdownFigure, CutoffBox } from '../../components/Countdown.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { ReminderActions } from '../../components/ReminderActions.tsx';
import type { CardName } from '../../copy/cards.ts';
import { formatDay, formatHour, getDateParts } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { createReminder } from '../../copy/reminder.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { MINUTE_MS } from '../../domain/centre-time.ts';
import { EXACT_EXTRA_POINTS, RESULT_POINTS, sumWeek, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import { DEFAULT_HOURS_BEFORE } from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { PATHS } from '../../lib/routes.ts';
import { getSiteUrl } from '../../lib/share.ts';
import type { SaveState } from '../../stores/games/drafts.ts';
import type { GameEntry, WeekCounts } from '../../stores/games/week-view.ts';
import { createGamesPageStore, type GamesPageStore } from '../../stores/pages/games-page.ts';
import { ActionsRow, Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { getTabId } from '../../ui/Tabs.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { Announcer } from './Announcer.tsx';
import { goToGame } from './go-to-game.ts';
import { type Filter, WeekPanel } from './WeekPanel.tsx';
import { WEEK_PANEL_ID, WeekTabs } from './WeekTabs.tsx';
import '../../styles/pages.css';

/** Parameter of the address with the number of the chosen week: `/games?jornada=5`. */
const WEEK = 'jornada';

export function GamesPage() {
  const stores = useStores();
  const { weeks } = stores;
  const selected = weeks.selected.value;
  const hasOpened = useRef(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [filteredWeek, setFilteredWeek] = useState(selected);

  // Each week opens with the filter “Todos”.
  if (filteredWeek !== selected) {
    setFilteredWeek(selected);
    setFilter('all');
  }

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

  function goToOpenGame(gameId: string) {
    // The filter “Enviados” leaves out the open games. `flushSync`, because the card of the game must exist before
    // it can get the focus.
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
        <WeekTabs onSelect={page.select} />
        {/* `flow-root` keeps the top of the panel where it is when its first child has another margin. */}
        <div
          className="flow-root"
          role="tabpanel"
          id={WEEK_PANEL_ID}
          aria-labelledby={selected === null ? undefined : getTabId(WEEK_PANEL_ID, String(selected))}
        >
          <WeekPanel
            key={selected}
            filter={filter}
            onFilter={setFilter}
            hasOpened={hasOpened}
            status={<WeekStatus page={page} />}
          />
        </div>
      </PageBody>
      <Announcer />
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
  const kickOffs = weekView.entries.value.map(({ game }) => game.kickOff);
  return <>{gamesCopy.introWeek(getWeekName(week), getDates(kickOffs))}</>;
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

function WeekStatus({ page }: { page: GamesPageStore }) {
  const { weekView } = useStores().season;
  if (weekView.status.value === 'failed') {
    return (
      <Status card="whistle" title={gamesCopy.failed} text={gamesCopy.failedText} role="status">
        <ActionsRow>
          <Button variant="primary" onClick={page.retry}>
            {gamesCopy.retry}
          </Button>
        </ActionsRow>
      </Status>
    );
  }
  if (weekView.entries.value.length === 0) {
    const title = weekView.week.value ? gamesCopy.noGames : gamesCopy.noWeeks;
    return <Status card="stopwatch" title={title} text={gamesCopy.noGamesText} role="status" />;
  }
  // `isAllNext` (no game is open yet) is checked before `isAllExpired`, because both are true for a week that
  // is not open yet.
  if (weekView.isAllNext.value) return <Unopened />;
  return weekView.isAllExpired.value ? <Closed onSelect={page.select} /> : null;
}

interface StatusProps {
  /** On a phone, a small card beside the text, so that the games follow soon. */
  isSmall?: boolean;
  card: CardName;
  title: string;
  text: string;
  role?: 'status';
  children?: ReactNode;
  total?: ReactNode;
}

function Status({ card, title, text, role, children, total, isSmall = false }: StatusProps) {
  return (
    <section
      className={classNames(
        'mt-7 grid items-center gap-6 md:grid-cols-[220px_1fr] md:gap-10',
        isSmall && 'max-md:grid-cols-[96px_1fr] max-md:gap-x-4',
        total ? 'xl:grid-cols-[200px_1fr_400px]' : null,
      )}
      role={role}
    >
      <LotteryCard
        card={card}
        className={classNames(
          'justify-self-center [transform:rotate(-3deg)] md:w-55 xl:w-50',
          isSmall ? 'w-24 text-[min(.875rem,20px)] max-md:self-start md:text-xl' : 'w-45 text-xl',
        )}
      />
      <div>
        <h2 className={classNames('max-w-[17ch]', isSmall && 'max-md:text-2xl')}>{title}</h2>
        <p className="mt-3 mb-5 max-w-[52ch] text-lg">{text}</p>
        {children}
      </div>
      {total ? <div className="max-xl:col-span-full">{total}</div> : null}
    </section>
  );
}

function Unopened() {
  const { season, time, toast, weeks } = useStores();
  const { weekView } = season;
  const opening = weekView.firstOpening.value;
  const reminder = createReminder(
    weekView.week.value,
    weekView.unsent.value,
    weeks.seasonKey.value,
    getSiteUrl(),
  );
  if (opening === null) return null;
  return (
    <Status
      card="stopwatch"
      title={gamesCopy.allNextTitle(formatDay(opening))}
      text={gamesCopy.allNextText(formatHour(opening))}
    >
      {reminder ? (
        <ReminderActions
          reminder={reminder}
          readNow={time.read}
          onSaved={() => toast.show('reminder-saved')}
        />
      ) : null}
    </Status>
  );
}

function Closed({ onSelect }: { onSelect: (week: number) => void }) {
  const { season, weeks } = useStores();
  const week = season.weekView.week.value;
  const number = week?.number ?? null;
  const hasSent = season.weekView.counts.value.sent > 0;
  const current = weeks.find(weeks.shown.value);
  const next = current && current.number !== number ? current : weeks.find((number ?? 0) + 1);

  return (
    <Status
      isSmall
      card="whistle"
      title={gamesCopy.allClosedTitle}
      text={next ? gamesCopy.allClosedText : gamesCopy.allClosedLast}
      total={week && hasSent ? <Total week={week} /> : null}
    >
      <ActionsRow>
        <LinkButton to={PATHS.ranking} variant="primary">
          {gamesCopy.seeRanking}
        </LinkButton>
        {next ? (
          <button
            type="button"
            className="link wrap-anywhere underline decoration-2 underline-offset-[.18em]"
            onClick={() => onSelect(next.number)}
          >
            {gamesCopy.goToWeek(getWeekName(next))} <Icon name="arrow" size={18} />
          </button>
        ) : null}
      </ActionsRow>
    </Status>
  );
}

function Total({ week }: { week: Week }) {
  const { positions, predictions } = useStores();
  const place = positions.byWeek.value.get(week.number) ?? null;
  const { exact, results, trivia, total } = sumWeek(
    predictions.getForWeek(week.number),
    place?.score ?? null,
  );
  return (
    <div className="border-2 border-tinta bg-blanco">
      <h3 className="condensed flex justify-between bg-tinta px-3 py-2 text-base/tight text-papel">
        <span>{gamesCopy.sumTitle(getWeekName(week))}</span>
        {place?.position ? <span>{gamesCopy.sumPosition(place.position)}</span> : null}
      </h3>
      <dl className="px-3 py-1">
        <TotalLine term={gamesCopy.sumResults} count={results} points={RESULT_POINTS} />
        <TotalLine term={gamesCopy.sumExact} count={exact} points={EXACT_EXTRA_POINTS} />
        <TotalLine
          term={gamesCopy.sumTrivia}
          count={trivia === null ? null : trivia / TRIVIA_POINTS}
          points={TRIVIA_POINTS}
        />
      </dl>
      <p className="condensed flex items-center justify-between border-tinta border-t-3 bg-queso px-3 py-2.5 text-xl/none">
        {trivia === null ? gamesCopy.sumTotalGames : gamesCopy.sumTotal}{' '}
        <b className="number-badge px-[.25em] text-3xl">{total}</b>
      </p>
    </div>
  );
}

function TotalLine({ term, count, points }: { term: string; count: number | null; points: number }) {
  return (
    <div className="condensed grid min-h-10.5 grid-cols-[1fr_auto_56px] items-center gap-3 border-tinta-25 border-b text-base/tight last:border-b-0">
      <dt>{term}</dt>
      <dd className="text-right text-humo">{count === null ? '' : gamesCopy.sumTimes(count, points)}</dd>
      <dd className="text-right">{count === null ? '–' : count * points}</dd>
    </div>
  );
}

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
