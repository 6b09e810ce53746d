import {
  Fragment,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { COUPON_BUTTON, Coupon } from '../../components/Coupon.tsx';
import { GameCard } from '../../components/GameCard.tsx';
import { ReminderCoupon } from '../../components/ReminderCoupon.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { createReminder } from '../../copy/reminder.ts';
import { getWeekName, getWeekNameByNumber } from '../../copy/week-name.ts';
import { getSeasonKey } from '../../domain/closings.ts';
import type { Side } from '../../domain/drafts.ts';
import { createTicketLines, getSentAt } from '../../domain/tickets.ts';
import { isFillable } from '../../domain/window.ts';
import { capitalise, getDateParts } from '../../lib/format.ts';
import { getSiteUrl } from '../../lib/share.ts';
import type { GamesPageStore } from '../../stores/games/games-page.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useStores } from '../../use-stores.ts';
import { showGame } from './go-to-game.ts';
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

function PendingTrivia() {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  if (!pending) return null;
  const week = getWeekNameByNumber(pending.week, weeks.all.value);
  return (
    <div className="mt-6">
      <Coupon
        card="whistle"
        title={gamesCopy.triviaPending}
        heading="h2"
        actions={
          <Button variant="primary" className={COUPON_BUTTON} onClick={trivia.open}>
            {gamesCopy.triviaAnswer}
          </Button>
        }
      >
        {gamesCopy.triviaPendingText(week)}
      </Coupon>
    </div>
  );
}

function GameList({ filter }: { filter: Filter }) {
  const { drafts, gamesPage, sender } = useStores();
  const week = gamesPage.weekView.week.value?.number ?? null;
  const entries = gamesPage.weekView.entries.value.filter((entry) => isShown(entry, filter));
  const fresh = sender.lastSent.value;
  const onGoals = useCallback(
    (gameId: string, side: Side, goals: number | null) => {
      if (week !== null) drafts.setGoals(week, gameId, side, goals);
    },
    [drafts, week],
  );

  if (entries.length === 0) {
    if (filter === 'all') return null;
    return (
      <p className="mt-8" role="status">
        {filter === 'missing' ? gamesCopy.noneMissing : gamesCopy.noneSent}
      </p>
    );
  }
  return (
    <div className="grid gap-[1.1rem] md:grid-cols-[1fr_1fr] xl:mt-7 xl:grid-cols-[1fr_1fr_1fr] xl:gap-6">
      {entries.map((entry, index) => (
        <Fragment key={entry.game.id}>
          {entries[index - 1]?.game.date === entry.game.date ? null : (
            <DayHeading kickOff={entry.game.kickOff} />
          )}
          <GameCard {...entry} onGoals={onGoals} isFresh={fresh.has(entry.game.id)} />
        </Fragment>
      ))}
    </div>
  );
}

function DayHeading({ kickOff }: { kickOff: number }) {
  const { weekday, day, month } = getDateParts(kickOff);
  return (
    <h2
      className={classNames(
        'col-span-full mt-[.9rem] mb-[-.2rem] flex items-center gap-[.9rem] text-26/none first:mt-6 xl:sr-only',
        'after:h-2 after:flex-1 after:bg-tinta after:mask-(image:--onda-abajo) after:mask-size-[16px_8px] after:mask-repeat-x',
      )}
    >
      {capitalise(gamesCopy.day(weekday, day, month))}
    </h2>
  );
}

function isShown({ state, prediction }: GameEntry, filter: Filter): boolean {
  if (filter === 'sent') return prediction.value !== null;
  if (filter === 'missing') return isFillable(state.value);
  return true;
}

function WeekActions() {
  return (
    <>
      <RemindMe />
      <ShareTicket />
    </>
  );
}

function RemindMe() {
  const { gamesPage, time, toast, weeks } = useStores();
  const reminder = createReminder(
    gamesPage.weekView.week.value,
    gamesPage.weekView.unsent.value,
    getSeasonKey(weeks.all.value),
    getSiteUrl(),
  );
  // Shows nothing while no game of the week is open yet (`isAllNext`), because `WeekStatus` then offers the
  // reminder.
  if (!reminder || gamesPage.weekView.isAllNext.value || !gamesPage.weekView.isReminderInTime.value)
    return null;
  return (
    <div className="mt-8">
      <ReminderCoupon
        variant="paper"
        heading="h2"
        title={gamesCopy.remindTitle}
        reminder={reminder}
        readNow={time.read}
        onSaved={() => toast.show('reminder-saved')}
      />
    </div>
  );
}

function ShareTicket() {
  const { gamesPage, toast } = useStores();
  const { weekView } = gamesPage;
  const week = weekView.week.value;
  const games = weekView.entries.value.map(({ game }) => game);
  const predictions = weekView.entries.value.flatMap(({ prediction }) => prediction.value ?? []);
  const lines = createTicketLines(predictions, games);
  if (!week || lines.length === 0) return null;
  return (
    <div className="mt-6">
      <Coupon
        card="phone"
        variant="paper"
        heading="h2"
        title={gamesCopy.shareTitle}
        actions={
          <ShareActions
            card={{ kind: 'picks', week: getWeekName(week), lines, sentAt: getSentAt(predictions) }}
            onSaved={() => toast.show('share-saved')}
            variant="coupon"
          />
        }
      >
        {gamesCopy.shareText}
      </Coupon>
    </div>
  );
}
