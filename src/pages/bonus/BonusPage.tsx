import { useEffect, useRef, useState } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt } from '../../components/art/CardArt.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { ReminderCoupon } from '../../components/ReminderCoupon.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import { closingsCopy, createClosingReminders } from '../../copy/closings.ts';
import { gamesCopy } from '../../copy/games.ts';
import { type Promotion, promotions } from '../../copy/promotions.ts';
import { createReminder } from '../../copy/reminder.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { getNextClosings, getSeasonKey } from '../../domain/closings.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { TriviaCell, TriviaCellState } from '../../domain/trivia.ts';
import { BASE_PATH } from '../../lib/base-path.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { toCalendarFile } from '../../lib/ics.ts';
import { onceInView } from '../../lib/in-view.ts';
import { downloadFile, getSiteUrl } from '../../lib/share.ts';
import { type BonusPageStore, createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import { createPageLoads } from '../../stores/shell/error-dialogs.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { ShareCards } from './ShareCards.tsx';
import { isLastWeekOver, TriviaPoster } from './TriviaPoster.tsx';
import '../../styles/pages.css';
import './trivia-board.css';

/** Number of correct trivias, or null while the weeks, or the trivia point of one of them, are unknown. */
function countHits(board: readonly TriviaCell[]): number | null {
  if (board.length === 0 || board.some(({ state }) => state === 'unknown')) return null;
  return board.filter(({ state }) => state === 'hit').length;
}

export function BonusPage() {
  const stores = useStores();
  const bonus = usePage(() => createBonusPageStore(stores));
  const trivias = stores.auth.user.value?.stats.trivias ?? countHits(bonus.board.value);
  const points = trivias === null ? null : trivias * TRIVIA_POINTS;

  return (
    <>
      <PageMeta title={bonusCopy.title} description={bonusCopy.description} noindex />
      <PageHeader
        title={bonusCopy.heading}
        intro={bonusCopy.description}
        aside={
          <PointsTotal points={points}>
            <span className="max-w-[3.8em] text-balance">{bonusCopy.pointsTotal(points ?? 0)}</span>
          </PointsTotal>
        }
      />
      <PageBody>
        <TriviaPoster />
        <TriviaBoard bonus={bonus} />
        <Promotions />
        <SectionTitle title={bonusCopy.shareTitle} hint={bonusCopy.shareHint} />
        <ShareCards />
        <ReminderSection />
      </PageBody>
    </>
  );
}

function SectionTitle({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="mt-12 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2>{title}</h2>
      {hint ? <p className="text-humo">{hint}</p> : null}
    </div>
  );
}

const UPCOMING = 'bg-papel text-humo';
const CELLS: Record<TriviaCellState, { className: string; label: string }> = {
  hit: { className: 'bg-elote', label: bonusCopy.cellHit },
  miss: { className: 'bg-blanco', label: bonusCopy.cellMiss },
  'no-point': { className: 'bg-blanco', label: bonusCopy.cellNoPoint },
  pending: {
    className: 'bg-queso after:absolute after:-inset-0.5 after:border-4 after:border-azul',
    label: bonusCopy.cellPending,
  },
  before: { className: UPCOMING, label: bonusCopy.cellBefore },
  unanswered: { className: 'bg-kraft bg-(image:--trama)', label: bonusCopy.cellUnanswered },
  unknown: { className: UPCOMING, label: bonusCopy.cellUnknown },
  upcoming: { className: UPCOMING, label: bonusCopy.cellUpcoming },
};

const CELL = classNames(
  'condensed relative grid min-h-26 grid-rows-[auto_1fr_auto] justify-items-center',
  'px-1 pt-1.5 pb-2 text-center text-sm/tight forced-colors:outline',
);

function Mark({ state }: { state: TriviaCellState }) {
  if (state === 'hit') return <Bean className="size-11 self-center" />;
  if (state === 'pending') return <Icon name="alert" size={36} className="self-center text-azul" />;
  if (state === 'miss' || state === 'no-point') {
    return (
      <span className="self-center text-chile">
        <Icon name={state === 'miss' ? 'close' : 'same'} size={38} />
      </span>
    );
  }
  return <span />;
}

function Cell({ cell: { week, state } }: { cell: TriviaCell }) {
  const { className, label } = CELLS[state];
  return (
    <li className={classNames(CELL, className)}>
      <b className="justify-self-start px-1 py-0.5 text-base">
        <span aria-hidden="true">{bonusCopy.weekShort(week.number)}</span>
        <span className="sr-only">{getWeekName(week)}</span>
      </b>
      <Mark state={state} />
      <span>{label}</span>
    </li>
  );
}

function TriviaBoard({ bonus }: { bonus: BonusPageStore }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => (list.current ? onceInView(list.current, bonus.showBoard) : undefined), [bonus]);

  return (
    <>
      <SectionTitle title={bonusCopy.boardTitle} hint={bonusCopy.boardHint} />
      <ul className="trivia-board grid gap-0.5 border-2 border-tinta bg-tinta" ref={list}>
        {bonus.board.value.map((cell) => (
          <Cell key={cell.week.number} cell={cell} />
        ))}
        <li className={classNames(CELL, 'bg-chile text-papel')}>
          <CardArt card="chip" className="row-start-2 size-13 self-center" />
          <span className="row-start-3">{bonusCopy.boardLast}</span>
        </li>
      </ul>
    </>
  );
}

const PROMOTION_CARDS: Record<Promotion['id'], { card: CardName; background: string }> = {
  wallpaper: { card: 'chip', background: 'ridged-ground' },
  playlist: { card: 'megaphone', background: 'bg-chile' },
  coupon: { card: 'coupon', background: 'bg-elote' },
  jersey: { card: 'jersey', background: 'bg-kraft' },
};

const ACTION = classNames(
  'condensed flex min-h-12 cursor-pointer items-center justify-between gap-2 border-t-2 border-dashed border-tinta',
  'bg-transparent px-3 py-0 text-left text-base/none no-underline hover:bg-elote',
);

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { modal } = useStores();
  const { id, kind, title, text, action, url } = promotion;
  const { card, background } = PROMOTION_CARDS[id];
  const isMissing = url === null;
  const label = (
    <span>
      {action}
      <span className="sr-only">{` ${title}`}</span>
    </span>
  );
  return (
    <li
      className={classNames(
        'grid grid-rows-[auto_1fr_auto] border-2 border-tinta',
        isMissing ? 'bg-kraft' : 'bg-blanco shadow-tinta',
      )}
    >
      <div
        className={classNames(
          'relative grid aspect-4/3 place-items-center overflow-hidden border-b-2 border-tinta',
          isMissing ? 'bg-kraft bg-(image:--trama)' : background,
        )}
      >
        <CardArt card={card} className="h-[78%] w-[58%]" />
        <Badge className="absolute top-0 left-0">{kind}</Badge>
      </div>
      <div>
        <h3 className="condensed px-3 pt-3 pb-0.5 text-lg/tight">{title}</h3>
        <p className="px-3 pb-2.5 text-sm/snug">
          {isMissing ? `${text} ${bonusCopy.promotionSoon}`.trim() : text}
        </p>
      </div>
      {isMissing ? (
        <button
          type="button"
          className={classNames(ACTION, 'text-tinta')}
          onClick={() => modal.show({ type: 'promotionAsset' })}
        >
          {label}
          <Icon name="clock" />
        </button>
      ) : (
        <a className={classNames(ACTION, 'text-azul')} href={`${BASE_PATH}${url}`} download>
          {label}
          <Icon name="download" />
        </a>
      )}
    </li>
  );
}

function Promotions() {
  return (
    <>
      <SectionTitle title={bonusCopy.promotionsTitle} />
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </>
  );
}

function ReminderSection() {
  const { season, time, toast, weeks } = useStores();
  const weekView = season.currentWeekView;
  const reminder = weekView.isReminderInTime.value
    ? createReminder(weekView.week.value, weekView.unsent.value, getSeasonKey(weeks.all.value), getSiteUrl())
    : null;
  return (
    <>
      <SectionTitle title={bonusCopy.reminderTitle} />
      {reminder ? (
        <ReminderCoupon
          background="verde"
          title={gamesCopy.remind}
          reminder={reminder}
          readNow={time.read}
          onSaved={() => toast.show('reminder-saved')}
        />
      ) : (
        <p>{isLastWeekOver(season, weeks) ? bonusCopy.reminderOver : bonusCopy.reminderDone}</p>
      )}
      <ClosingsDownload />
    </>
  );
}

/** Saves a calendar file with the next cut-off of each week that has one. */
export function ClosingsDownload() {
  const { api, modal, time, toast, weeks } = useStores();
  const loads = usePage(() => createPageLoads(modal));
  const [status, setStatus] = useState<'idle' | 'busy' | 'empty'>('idle');

  async function loadFile(signal: AbortSignal) {
    setStatus('busy');
    try {
      const deadline = createDeadline();
      const [games] = await Promise.all([
        api.allGames({ deadline, signal }),
        // Without the signal, because other stores may share this request: aborting it would make their load of the
        // weeks fail.
        weeks.ensure({ deadline }),
      ]);
      if (signal.aborted) return;
      const closings = getNextClosings(games, weeks.all.peek(), time.read());
      const season = getSeasonKey(weeks.all.peek());
      const isEmpty = season === null || closings.length === 0;
      setStatus(isEmpty ? 'empty' : 'idle');
      if (isEmpty) return;
      const reminders = createClosingReminders(closings, season, getSiteUrl());
      const text = toCalendarFile(reminders, time.read());
      downloadFile(new File([text], closingsCopy.file, { type: 'text/calendar;charset=utf-8' }));
      toast.show('reminder-saved');
    } catch (thrown) {
      if (!signal.aborted) setStatus('idle');
      throw thrown;
    }
  }
  const save = () => void loads.run(loadFile);

  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-pretty leading-snug">{closingsCopy.text}</p>
      <Button variant="line" className="max-sm:w-full" isBusy={status === 'busy'} onClick={save}>
        {status === 'busy' ? closingsCopy.busy : closingsCopy.action} <Icon name="calendar" size={20} />
      </Button>
      <p role="status">{status === 'empty' ? closingsCopy.empty : ''}</p>
    </div>
  );
}
