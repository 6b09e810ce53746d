import { useComputed } from '@preact/signals-react';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Coupon } from '../../components/Coupon.tsx';
import { SealedTicket, TicketRows } from '../../components/SealedTicket.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { capitalise, getDateParts } from '../../copy/format.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { gamesCopy } from '../../copy/games.ts';
import { formatKickOff } from '../../copy/kick-off.ts';
import { getWeekName, getWeekNameByNumber } from '../../copy/week-name.ts';
import { getCentreMidnight } from '../../domain/centre-time.ts';
import { isComplete } from '../../domain/drafts.ts';
import { getPointsReason, getProvisionalPoints } from '../../domain/scoring.ts';
import type { Game } from '../../domain/types.ts';
import { isFillable, isHalted } from '../../domain/window.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { createLazy } from '../../lib/lazy.ts';
import type { GameEntry, WeekCounts, WeekView } from '../../stores/games/week-view.ts';
import { Button, CloseButton, TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { SEGMENT, SEGMENTS } from '../../ui/Tabs.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { useStores } from '../../use-stores.ts';
import { GameCard } from './GameCard.tsx';
import { findEmptyField, goToGame, showGame } from './go-to-game.ts';
import { laterParts } from './later-parts.ts';
import { readOpenGames, rememberOpenGames } from './open-games.ts';

const NONE: ReadonlySet<string> = new Set();

const ONE_COLUMN = '(max-width: 719px)';

interface WeekPanelProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  hasScrolledToGame: RefObject<boolean>;
  /** Says why no game of the week can be filled in, or that the load has failed. */
  notice: ReactNode;
}

/** The parent sets the week as `key`, so that nothing of one week is kept for the next. */
export function WeekPanel(props: WeekPanelProps) {
  const status = useStores().season.weekView.status.value;
  // The games are known, but a load has failed. Without the predictions, for example, the page can't tell
  // which games still need a score.
  if (status === 'failed') return props.notice;
  return status === 'ready' ? <ReadyWeek {...props} /> : <Loading />;
}

function ReadyWeek({ filter, onFilter, hasScrolledToGame, notice }: WeekPanelProps) {
  const { season, sender, storage, weeks } = useStores();
  const { betDays, current, selected } = weeks;
  const { weekView } = season;
  const counts = weekView.counts.value;
  // The games that stood before the first one to play when the week was opened, or all of them if none was left.
  // They stay rows while the page is open: a game that closes under the player's finger keeps its card.
  const [rowIds, setRowIds] = useState<ReadonlySet<string>>(() => getRowIds(weekView));
  const [wasSent, setWasSent] = useState(counts.sent);
  // What was sent before this week was opened is not fresh any more.
  const [sentBefore] = useState(() => sender.lastSent.peek());
  const fresh = sender.lastSent.value === sentBefore ? NONE : sender.lastSent.value;

  // The boleto stands in for the cards as soon as the last of them is sent.
  if (counts.sent !== wasSent) {
    setWasSent(counts.sent);
    if (counts.toSend === 0) setRowIds(getRowIds(weekView));
  }
  const isTicket = counts.total > 0 && weekView.entries.value.every(({ game }) => rowIds.has(game.id));
  const hasLiveGame = useComputed(() =>
    weekView.entries.value.some(({ state }) => state.value === 'live'),
  ).value;

  const { current: later } = useLazy(laterParts);
  const [areAllDrawn, setAllDrawn] = useState(false);
  useEffect(() => afterPaint(() => setAllDrawn(true)), []);
  useOpenAtGame(weekView, hasScrolledToGame, areAllDrawn);
  const number = weekView.week.value?.number;
  useEffect(() => {
    if (number !== undefined) rememberOpenGames(storage, number, counts.toSend);
  }, [storage, number, counts.toSend]);

  return (
    <>
      <RestoredNote />
      <PendingTrivia />
      {hasLiveGame ? null : notice}
      <WeekProgress filter={filter} onFilter={onFilter} />
      {/* The document has the games in their order. On screen the rows stand below the cards, so that a game to play
          is on screen together with the title and the weeks. */}
      <div className="flex flex-col">
        {filter === 'all' ? <SentGames rowIds={rowIds} isTicket={isTicket} fresh={fresh} /> : null}
        <GameList filter={filter} rowIds={rowIds} areAllDrawn={areAllDrawn} fresh={fresh} />
      </div>
      {counts.total > 0 && counts.toSend === 0 && !weekView.isAllNext.value ? (
        <TextButton
          className="mt-6 print:hidden"
          onClick={() => setRowIds(isTicket ? new Set() : getRowIds(weekView))}
        >
          {isTicket ? gamesCopy.showCards : gamesCopy.showTicket}
        </TextButton>
      ) : null}
      {hasLiveGame ? notice : null}
      {later ? <later.ReminderAndShare /> : null}
      {weekView.entries.value.length > 0 ? (
        <p className="mt-8 flex items-center gap-3.5 border-tinta border-y-2 border-dashed py-3.5">
          <Icon name="alert" size={30} />
          <span>
            {gamesCopy.help}
            {/* The days on which the server takes predictions for the current week, as the server's text. Display only:
                the app does not close games by these days. */}
            {betDays.value.trim() !== '' && current.value === selected.value
              ? ` ${gamesCopy.betDays(betDays.value)}`
              : null}
          </span>
        </p>
      ) : null}
    </>
  );
}

const CARDS = 'grid gap-4 md:grid-cols-[1fr_1fr] xl:grid-cols-[1fr_1fr_1fr] xl:gap-6';

function Loading() {
  const { storage } = useStores();
  return (
    // The placeholder is at least as tall as the window, so the loaded content causes no visible layout shift.
    <div className="mt-8 min-h-screen">
      <p className="mb-3" role="status">
        {gamesCopy.loading}
      </p>
      <Progress label={gamesCopy.loading} />
      <StillLoading />
      <div className={classNames(CARDS, 'mt-7')} aria-hidden="true">
        {Array.from({ length: readOpenGames(storage) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames have no identity.
          <CardFrame key={place} />
        ))}
      </div>
    </div>
  );
}

function CardFrame() {
  return <div className="h-60 border-2 border-tinta-25 border-dashed" />;
}

function RestoredNote() {
  const { drafts, season } = useStores();
  const { ready, half } = season.weekView.counts.value;
  if (!drafts.isRestored.value || ready + half === 0) return null;
  return (
    <div
      className="mt-6 flex items-center gap-3.5 border-2 border-azul bg-blanco px-4 py-3.5 text-tinta"
      role="status"
    >
      <Icon name="check" size={28} className="text-azul" />
      <p className="flex-1">
        <b className="condensed text-lg/tight text-azul">{gamesCopy.restoredTitle}</b>
        <br />
        {gamesCopy.restoredText}
      </p>
      <CloseButton label={gamesCopy.restoredClose} onClick={drafts.dismissRestored} className="text-azul" />
    </div>
  );
}

const isLive = ({ state }: GameEntry) => state.peek() === 'live';
const isOpen = ({ state }: GameEntry) => isFillable(state.peek());

/** The ids of the games before the first one that is live or can be filled; of all games once none can be filled. */
function getRowIds({ entries, isAllNext }: WeekView): ReadonlySet<string> {
  const games = entries.peek();
  if (isAllNext.peek()) return new Set();
  const first = games.some(isOpen)
    ? games.findIndex((entry) => isLive(entry) || isOpen(entry))
    : games.length;
  return new Set(games.slice(0, first).map(({ game }) => game.id));
}

function useOpenAtGame({ entries }: WeekView, hasScrolledToGame: RefObject<boolean>, areAllDrawn: boolean) {
  // A change of route ends at the top of the page, so only a page that the site is opened with scrolls.
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstPage || !areAllDrawn || hasScrolledToGame.current) return;
    if (!globalThis.matchMedia?.(ONE_COLUMN).matches || globalThis.scrollY > 0) return;
    const entry = entries.peek().find(isLive) ?? entries.peek().find(isOpen);
    if (!entry) return;
    // Scrolls two frames later, because a scroll in the frame of the first paint would count as a layout
    // shift.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        hasScrolledToGame.current = true;
        if (globalThis.scrollY === 0) showGame(entry.game.id);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [entries, hasScrolledToGame, isFirstPage, areAllDrawn]);
}

interface SentGamesProps {
  rowIds: ReadonlySet<string>;
  isTicket: boolean;
  /** Ids of the games that have just been sent. */
  fresh: ReadonlySet<string>;
}

function SentGames({ rowIds, isTicket, fresh }: SentGamesProps) {
  const { weekView } = useStores().season;
  const week = weekView.week.value;
  const list = weekView.entries.value
    .filter(({ game }) => rowIds.has(game.id))
    .map((entry) => ({
      game: entry.game,
      prediction: entry.prediction.value,
      state: entry.state.value,
      note: getRowNote(entry),
    }));
  if (!week || list.length === 0) return null;
  if (!isTicket)
    return (
      <section className={CARDS}>
        <WavyHeading>{gamesCopy.doneTitle}</WavyHeading>
        <div className="col-span-full border-2 border-tinta bg-blanco px-4">
          <TicketRows rows={list} isWide={list.length > 1} />
        </div>
      </section>
    );
  return (
    <SealedTicket
      className="mt-6"
      weekName={getWeekName(week)}
      predictions={list.flatMap(({ prediction }) => prediction ?? [])}
      rows={list}
      isWide={list.length > 1}
      isFresh={list.some(({ game }) => fresh.has(game.id))}
    />
  );
}

function getRowNote({ game, prediction, score, state }: GameEntry): string {
  const sent = prediction.value;
  const provisional = getProvisionalPoints(sent, game);
  const draft = score.value;
  const getDetail = () => {
    if (sent && isHalted(game.status)) return gameCardCopy.haltedSent[game.status];
    if (provisional !== null) return gameCardCopy.ifItStays(provisional);
    if (sent && state.value === 'final') {
      const reason = getPointsReason(sent.points);
      return reason === 'pending' ? gameCardCopy.toConfirm : gameCardCopy[reason];
    }
    if (sent && state.value === 'live') return gameCardCopy.pointsLater;
    if (state.value === 'closed' && isComplete(draft))
      return gameCardCopy.unsent(gameCardCopy.score(draft.home, draft.away));
    if (state.value === 'closed' || state.value === 'final' || state.value === 'live')
      return gameCardCopy.noPrediction;
    return formatKickOff(game);
  };
  return gameCardCopy.rowNote(gameCardCopy[isHalted(game.status) ? game.status : state.value], getDetail());
}

function PendingTrivia() {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  if (!pending) return null;
  const week = getWeekNameByNumber(pending.week, weeks.all.value);
  return (
    <Coupon
      className="mt-6"
      card="whistle"
      title={gamesCopy.triviaPending}
      heading="h2"
      actions={
        <Button variant="primary" onClick={trivia.open}>
          {gamesCopy.triviaAnswer}
        </Button>
      }
    >
      {gamesCopy.triviaPendingText(week)}
    </Coupon>
  );
}

interface GameListProps {
  filter: Filter;
  rowIds: ReadonlySet<string>;
  /** False in the first frame, which shows empty frames in place of the cards below the screen. */
  areAllDrawn: boolean;
  /** Ids of the games that have just been sent. */
  fresh: ReadonlySet<string>;
}

/** Cards of the first frame: at least those that a phone shows. */
const FIRST_CARDS = 3;

function GameList({ filter, rowIds, areAllDrawn, fresh }: GameListProps) {
  const { weekView } = useStores().season;
  const entries = weekView.entries.value.filter((entry) =>
    filter === 'all'
      ? !rowIds.has(entry.game.id)
      : filter === 'sent'
        ? entry.prediction.value !== null
        : isFillable(entry.state.value),
  );
  // A computed value, so that a draft doesn't render the list again.
  const last = useComputed(
    () => weekView.entries.value.filter(({ state }) => isFillable(state.value)).at(-1)?.game.id,
  ).value;

  if (entries.length === 0) {
    if (filter === 'all') return null;
    return (
      <p className="mt-8" role="status">
        {filter === 'missing' ? gamesCopy.noneMissing : gamesCopy.noneSent}
      </p>
    );
  }
  return (
    <div className={classNames(CARDS, 'order-first xl:mt-7')}>
      {entries.map((entry, index) => (
        <Fragment key={entry.game.id}>
          {entries[index - 1]?.game.date === entry.game.date ? null : (
            <WavyHeading className="xl:sr-only">{capitalise(getDayHeading(entry.game))}</WavyHeading>
          )}
          {index < FIRST_CARDS || areAllDrawn ? (
            <GameCard {...entry} isFresh={fresh.has(entry.game.id)} isLast={entry.game.id === last} />
          ) : (
            <CardFrame />
          )}
        </Fragment>
      ))}
    </div>
  );
}

const getDayHeading = (game: Game) =>
  game.date === null ? formatKickOff(game) : gamesCopy.day(getDateParts(getCentreMidnight(game.date)));

function WavyHeading({ className, children }: { className?: string; children: string }) {
  return (
    <h2
      className={classNames(
        'col-span-full mt-3.5 -mb-1 flex items-center gap-3.5 text-2xl/none first:mt-6',
        'after:h-2 after:flex-1 after:bg-tinta after:mask-(image:--onda-abajo) after:mask-size-[16px_8px] after:mask-repeat-x',
        className,
      )}
    >
      {children}
    </h2>
  );
}

const pasteScores = createLazy(async () => (await import('./PasteScores.tsx')).PasteScores);

const FILTERS = [
  ['missing', gamesCopy.showMissing, 'toSend'],
  ['sent', gamesCopy.showSent, 'sent'],
  ['all', gamesCopy.showAll, 'total'],
] as const;
export type Filter = (typeof FILTERS)[number][0];

function WeekProgress({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { weekView } = useStores().season;
  const counts = weekView.counts.value;
  const [isPasting, setPasting] = useState(false);
  const [hasPasted, setPasted] = useState(false);
  const { current: PasteScores, error: pasteError, retry } = useLazy(pasteScores, isPasting);
  const pasteButton = useRef<HTMLButtonElement>(null);
  // With `isAllExpired` no game can be filled in: none is open yet, or all have closed.
  if (counts.total === 0 || weekView.isAllExpired.value) return null;

  function goToNextEmpty() {
    const next = findEmptyField(document.activeElement) ?? findEmptyField(null);
    const game = next?.closest<HTMLElement>('[data-game]')?.dataset.game;
    if (game) goToGame(game);
  }

  const progress = gamesCopy.progressCount(counts.sent, counts.total);
  return (
    <section
      className="mt-3 grid gap-2 md:mt-6 md:gap-3 xl:grid-cols-[auto_1fr_auto] xl:items-center xl:gap-8"
      aria-label={gamesCopy.progress}
    >
      <SentCount progress={progress} />
      <Progress
        className="h-6.5 [--inside:100%_calc(100%-13px)] [--wave:24px_7px]"
        label={progress}
        value={counts.sent}
        max={counts.total}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 xl:gap-6">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are toggle buttons. */}
        <div className={classNames(SEGMENTS, 'max-sm:w-full')} role="group" aria-label={gamesCopy.show}>
          {FILTERS.map(([value, label, count]) => (
            <button
              key={value}
              type="button"
              className={classNames(SEGMENT, 'px-5 max-sm:flex-1 max-sm:px-1.5')}
              aria-pressed={value === filter}
              onClick={() => onFilter(value)}
            >
              {label} <b className="ml-1 font-extrabold">{counts[count]}</b>
            </button>
          ))}
        </div>
        {counts.toFill > 0 && filter !== 'sent' ? (
          <TextButton onClick={goToNextEmpty}>
            {gamesCopy.nextEmpty} <Icon name="down" size={18} />
          </TextButton>
        ) : null}
        {counts.toSend > 0 && filter !== 'sent' ? (
          <TextButton
            ref={pasteButton}
            aria-expanded={isPasting}
            onClick={() => {
              setPasting(!isPasting);
              if (pasteError !== null) retry();
              setPasted(false);
            }}
          >
            {isPasting ? gamesCopy.pasteClose : gamesCopy.paste}
          </TextButton>
        ) : null}
      </div>
      {isPasting && PasteScores && counts.toSend > 0 ? (
        <PasteScores
          onDone={() => {
            setPasting(false);
            setPasted(true);
            pasteButton.current?.focus();
          }}
        />
      ) : null}
      <p className="empty:hidden xl:col-span-full" role="status">
        {hasPasted ? gamesCopy.pasteFilled : isPasting && pasteError !== null ? gamesCopy.pasteFailed : ''}
      </p>
    </section>
  );
}

function SentCount({ progress }: { progress: string }) {
  const { drafts, season } = useStores();
  const counts = season.weekView.counts.value;
  const saved = drafts.saveState.value;
  const note = { none: '', pending: '', stored: gamesCopy.draftSaved, memory: gamesCopy.draftMemory }[saved];
  // On a window narrower than `xl`, the number of sent games is beside the title if there is room, and the note about
  // drafts has its own line.
  return (
    <div
      ref={useSteadyGames()}
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 xl:block"
    >
      <p className="lettering text-2xl/none md:text-3xl/none">{getTitle(counts)}</p>
      <p className="condensed contents text-base/tight text-humo xl:block">
        {[progress, ...getParts(counts)].join(' · ')}
        <span className="basis-full xl:block" role="status">
          {counts.ready + counts.half > 0 ? note : ''}
        </span>
      </p>
    </div>
  );
}

/**
 * When a new text makes the element taller, scrolls by as much, so that a second tap hits the same button of a game
 * below. Browsers do so themselves, except at the top of the page, and older Safari nowhere.
 */
function useSteadyGames() {
  const element = useRef<HTMLDivElement>(null);
  const hasNewText = useRef(false);
  useLayoutEffect(() => {
    hasNewText.current = true;
  });
  useEffect(() => {
    let before: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      const isSteady = scrollY > 0 && CSS.supports('overflow-anchor: auto');
      if (before !== undefined && hasNewText.current && !isSteady) scrollBy(0, height - before);
      before = height;
      hasNewText.current = false;
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}

function getTitle({ toSend, sent }: WeekCounts): string {
  if (toSend > 0) return gamesCopy.missing(toSend);
  return sent > 0 ? gamesCopy.sealed : gamesCopy.nothingLeft;
}

function getParts({ ready, half, postponed }: WeekCounts): string[] {
  const parts = postponed > 0 ? [gamesCopy.progressPostponed(postponed)] : [];
  if (half > 0) return [...parts, gamesCopy.readyAndHalf(ready, half)];
  return ready > 0 ? [...parts, gamesCopy.readyUnsent(ready)] : parts;
}
