import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt, type CardBackground } from '../../components/art/CardArt.tsx';
import { ExtraPoint } from '../../components/ExtraPoint.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { ReminderCoupon, useReminder } from '../../components/ReminderActions.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { CardPreview } from '../../components/share/CardPreview.tsx';
import type { CardOf, ShareCard } from '../../components/share/draw-card.ts';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import { formatNumber } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { type Promotion, promotions } from '../../copy/promotions.ts';
import { closingsCopy, createClosingReminders } from '../../copy/reminder.ts';
import { getWeekName, getWeekNameByNumber } from '../../copy/week-name.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import { createTicketLines, getSentAt, type Ticket } from '../../domain/tickets.ts';
import type { TriviaCell, TriviaCellState } from '../../domain/trivia.ts';
import { getNextClosings } from '../../domain/weeks.ts';
import { BASE_PATH } from '../../lib/base-path.ts';
import { createDeadline } from '../../lib/clock.ts';
import { canSaveHere } from '../../lib/in-app-browser.ts';
import { onceInView } from '../../lib/in-view.ts';
import { PATHS } from '../../lib/routes.ts';
import { getSiteUrl } from '../../lib/share.ts';
import type { Stores } from '../../stores/index.ts';
import { getData } from '../../stores/lib/resource.ts';
import { type BonusPageStore, createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import { createPageLoads } from '../../stores/shell/error-dialogs.ts';
import type { AnsweredTrivia } from '../../stores/trivia/trivia.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';

/** Number of correct trivias, or null while the weeks, or the trivia point of one of them, are unknown. */
function countHits(cells: readonly TriviaCell[]): number | null {
  if (cells.length === 0 || cells.some(({ state }) => state === 'unknown')) return null;
  return cells.filter(({ state }) => state === 'hit').length;
}

export function BonusPage() {
  const stores = useStores();
  const bonus = usePage(() => createBonusPageStore(stores));
  const trivias = stores.auth.user.value?.stats.trivias ?? countHits(bonus.triviaWeeks.value);
  const points = trivias === null ? null : trivias * TRIVIA_POINTS;

  return (
    <>
      <PageHeader
        {...bonusCopy}
        noindex
        intro={bonusCopy.description}
        aside={
          <PointsTotal points={points}>
            <span className="max-w-[3.8em] text-balance">{bonusCopy.pointsTotal(points ?? 0)}</span>
          </PointsTotal>
        }
      />
      <PageBody>
        <TriviaPoster />
        <TriviaWeeks bonus={bonus} />
        <SectionTitle title={bonusCopy.promotionsTitle} />
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
          {promotions.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
        </ul>
        <SectionTitle title={bonusCopy.shareTitle} hint={bonusCopy.shareHint} />
        <ShareCards bonus={bonus} />
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
const CELLS: Record<TriviaCellState, { className: string; label: string; mark?: ReactNode }> = {
  hit: {
    className: 'bg-elote',
    label: bonusCopy.cellHit,
    mark: <Bean className="size-11 self-center" />,
  },
  miss: {
    className: 'bg-blanco',
    label: bonusCopy.cellMiss,
    mark: <Icon name="close" size={38} className="self-center text-chile" />,
  },
  'no-point': {
    className: 'bg-blanco',
    label: bonusCopy.cellNoPoint,
    mark: <Icon name="same" size={38} className="self-center text-chile" />,
  },
  pending: {
    className: 'bg-queso after:absolute after:-inset-0.5 after:border-4 after:border-azul',
    label: bonusCopy.pending,
    mark: <Icon name="alert" size={36} className="self-center text-azul" />,
  },
  before: { className: UPCOMING, label: bonusCopy.cellBefore },
  unanswered: { className: 'bg-kraft bg-(image:--trama)', label: bonusCopy.cellUnanswered },
  unknown: { className: UPCOMING, label: bonusCopy.cellUnknown },
  upcoming: { className: UPCOMING, label: bonusCopy.cellUpcoming },
};

/** 4, 8 or 12 cells a row, fewer with large text, so that no word of a cell breaks. */
const TRIVIA_COLUMNS = classNames(
  'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,22%),1fr))]',
  'md:grid-cols-[repeat(auto-fill,minmax(max(4.25rem,11.8%),1fr))]',
  'xl:grid-cols-[repeat(auto-fill,minmax(max(4.8rem,8%),1fr))]',
);

const CELL = classNames(
  'condensed relative grid min-h-26 grid-rows-[auto_1fr_auto] justify-items-center',
  'px-1 pt-1.5 pb-2 text-center text-sm/tight forced-colors:outline',
);

function TriviaWeeks({ bonus }: { bonus: BonusPageStore }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => (list.current ? onceInView(list.current, bonus.loadTriviaWeeks) : undefined), [bonus]);

  return (
    <>
      <SectionTitle title={bonusCopy.boardTitle} hint={bonusCopy.boardHint} />
      <ul className={classNames('grid gap-0.5 border-2 border-tinta bg-tinta', TRIVIA_COLUMNS)} ref={list}>
        {bonus.triviaWeeks.value.map(({ week, state }) => {
          const { className, label, mark = <span /> } = CELLS[state];
          return (
            <li key={week.number} className={classNames(CELL, className)}>
              <b className="justify-self-start px-1 py-0.5 text-base">
                <span aria-hidden="true">{bonusCopy.weekShort(week.number)}</span>
                <span className="sr-only">{getWeekName(week)}</span>
              </b>
              {mark}
              <span>{label}</span>
            </li>
          );
        })}
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
        <a className={classNames(ACTION, 'text-azul')} href={`${BASE_PATH}${url}`} download={canSaveHere()}>
          {label}
          <Icon name="download" />
        </a>
      )}
    </li>
  );
}

function ReminderSection() {
  const stores = useStores();
  const weekView = stores.season.currentWeekView;
  const reminder = useReminder(weekView);
  return (
    <>
      <SectionTitle title={bonusCopy.reminderTitle} />
      {reminder && weekView.isReminderInTime.value ? (
        <ReminderCoupon background="bg-verde" title={gamesCopy.remind} reminder={reminder} />
      ) : (
        <p>
          {weekView.unsent.value.length > 0
            ? bonusCopy.reminderLate
            : isAllDone(stores)
              ? bonusCopy.reminderOver
              : bonusCopy.reminderDone}
        </p>
      )}
      <ClosingsDownload />
    </>
  );
}

export function ClosingsDownload() {
  const { api, modal, time, weeks } = useStores();
  const loads = usePage(() => createPageLoads(modal));
  const [status, setStatus] = useState<'idle' | 'busy' | 'empty' | 'offered' | 'impossible'>('idle');

  async function loadFile(signal: AbortSignal) {
    setStatus('busy');
    try {
      const deadline = createDeadline();
      const [{ downloadCalendar }, games] = await Promise.all([
        import('../../lib/ics.ts'),
        api.allGames({ deadline, signal }),
        // Without the signal, because other stores may share this request: aborting it would make their load of the
        // weeks fail.
        weeks.ensure({ deadline }),
      ]);
      if (signal.aborted) return;
      const closings = getNextClosings(games, weeks.all.peek(), time.read());
      const seasonKey = weeks.seasonKey.peek();
      const isEmpty = seasonKey === null || closings.length === 0;
      if (isEmpty) {
        setStatus('empty');
        return;
      }
      const reminders = createClosingReminders(closings, seasonKey, getSiteUrl());
      setStatus(downloadCalendar(reminders, closingsCopy.file, time.read()));
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
        {status === 'busy' ? closingsCopy.busy : closingsCopy.action} <Icon name="calendar" />
      </Button>
      <p role="status">{status === 'idle' || status === 'busy' ? '' : closingsCopy[status]}</p>
    </div>
  );
}

interface PanelProps {
  card: CardName;
  background?: CardBackground;
  badge?: ReactNode;
  title: string;
  text: string;
  isQuiet?: boolean;
  children?: ReactNode;
  aside: ReactNode;
}

function Panel({ card, background, badge, title, text, isQuiet = false, children, aside }: PanelProps) {
  return (
    <section
      className={classNames(
        'poster grid gap-5 px-5 py-6 text-left',
        'lg:grid-cols-[230px_1fr_auto] lg:items-center lg:gap-10 lg:px-9 lg:py-8',
        isQuiet && 'bg-blanco bg-none shadow-none',
      )}
    >
      <LotteryCard
        card={card}
        background={background}
        className="w-42.5 [transform:rotate(-4deg)] justify-self-center lg:w-57.5"
      />
      <div>
        {badge}
        <h2
          className={classNames(
            'mt-2 mb-3 forced-colors:leading-tight',
            isQuiet
              ? 'text-[clamp(2rem,6vw,3rem)]/[1.04]'
              : 'text-[clamp(2.4rem,9vw,4.75rem)]/[.9] text-chile [text-shadow:0.03em_.03em_0_var(--color-tinta)]',
          )}
        >
          {title}
        </h2>
        <p className={TEXT}>{text}</p>
        {children}
      </div>
      {aside}
    </section>
  );
}

const TEXT = 'max-w-[44ch] text-lg/normal';

function AnsweredPanel({ question, answer, isCorrect }: AnsweredTrivia) {
  return (
    <Panel
      isQuiet
      card={isCorrect ? 'goal' : 'post'}
      badge={
        <Badge variant={isCorrect ? 'green' : 'dark'}>
          {isCorrect ? <Icon name="check" size={14} /> : null}
          {bonusCopy.answered}
        </Badge>
      }
      title={question}
      text={isCorrect ? bonusCopy.triviaRight : bonusCopy.triviaWrong}
      aside={
        <ExtraPoint
          points={isCorrect ? bonusCopy.plusOne : bonusCopy.plusZero}
          text={isCorrect ? bonusCopy.plusOneText : bonusCopy.plusZeroText}
          variant="large"
        />
      }
    >
      <div className="condensed mt-4 grid min-h-14 max-w-115 grid-cols-[44px_1fr_auto] items-center border-2 border-tinta bg-queso text-lg/tight">
        <b className="grid place-items-center self-stretch bg-tinta text-queso">
          <Icon name={isCorrect ? 'check' : 'close'} />
        </b>
        <span className="px-3 py-2">{answer}</span>
        {isCorrect ? <Bean className="mr-1.5 size-9.5" /> : null}
      </div>
    </Panel>
  );
}

/** True in the season's last week once the player has no game left to predict. False while that is unknown. */
function isAllDone({ season, weeks }: Stores): boolean {
  const current = weeks.currentOrLast.value;
  const { status, unsent } = season.currentWeekView;
  if (current === null || status.value !== 'ready') return false;
  return unsent.value.length === 0 && weeks.all.value.every(({ number }) => number <= current);
}

function TriviaPoster() {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  const answered = trivia.answered.value;

  if (pending) {
    const week = getWeekNameByNumber(pending.week, weeks.all.value);
    return (
      <Panel
        card="whistle"
        background="bg-elote"
        badge={<Badge>{bonusCopy.pending}</Badge>}
        title={bonusCopy.triviaWeek(week)}
        text={bonusCopy.triviaText}
        aside={
          <Button variant="primary" size="large" onClick={trivia.open}>
            {bonusCopy.triviaAnswer}
          </Button>
        }
      >
        <p className={classNames(TEXT, 'mt-2')}>
          <b>{bonusCopy.triviaUntil}</b>
        </p>
      </Panel>
    );
  }
  if (answered) return <AnsweredPanel {...answered} />;
  return <NextTrivia />;
}

function NextTrivia() {
  const stores = useStores();
  const { season, predictions, weeks } = stores;
  const { counts, status, unsent } = season.currentWeekView;
  const isLoaded = status.value === 'ready' && weeks.currentOrLast.value !== null;
  const isSent = predictions.getForWeek(weeks.currentOrLast.value).length > 0;
  const canPredict = isLoaded && !isSent && counts.value.toSend > 0;
  function getTexts(): [title: string, text: string] {
    if (!isLoaded) return [bonusCopy.trivia, bonusCopy.triviaText];
    if (isAllDone(stores)) return [bonusCopy.triviaOver, bonusCopy.triviaOverText];
    // The server returns the only trivia of a week in the response to predictions, until the player answers it.
    // The response may have been lost, so another send of the week may bring the trivia.
    const hasMore = unsent.value.length > 0;
    return isSent
      ? [bonusCopy.triviaNext, hasMore ? bonusCopy.triviaMissingText : bonusCopy.triviaNextText]
      : [bonusCopy.triviaComes, hasMore ? bonusCopy.triviaComesText : bonusCopy.triviaNextText];
  }
  const [title, text] = getTexts();
  return (
    <Panel
      isQuiet
      card="whistle"
      background="bg-elote"
      title={title}
      text={text}
      aside={
        <LinkButton
          to={PATHS.games}
          variant={canPredict ? 'primary' : 'line'}
          background="blanco"
          size="large"
        >
          {canPredict ? bonusCopy.triviaComesAction : bonusCopy.triviaNextAction}
        </LinkButton>
      }
    />
  );
}

const getName = (weeks: Stores['weeks'], week: number) => getWeekNameByNumber(week, weeks.all.value);

function getPicksCard({ games, weeks }: Stores, ticket: Ticket | undefined): CardOf<'picks'> | null {
  if (!ticket) return null;
  const lines = createTicketLines(ticket.predictions, getData(games.getForWeek(ticket.week)) ?? []);
  if (lines.length === 0) return null;
  return { kind: 'picks', tag: getName(weeks, ticket.week), lines, sentAt: getSentAt(ticket.predictions) };
}

function getPlaceCard({ auth, positions, weeks }: Stores, week: number | null): CardOf<'place'> | null {
  const place = week === null ? null : positions.byWeek.value.get(week);
  const isOfWeek = week !== null && place !== null && place !== undefined && place.position !== null;
  const shown = isOfWeek ? place : auth.user.value?.stats;
  if (!shown || shown.position === null || shown.score === null) return null;
  const { position, score, exact, results } = shown;
  const tag = isOfWeek ? getName(weeks, week) : bonusCopy.tableGeneral;
  return { kind: 'place', tag, position, score, exact, results };
}

interface FigureProps {
  title: string;
  text: string;
  card: ShareCard | null;
  label: string;
  blank: CardName;
}

function ShareFigure({ title, text, card, label, blank }: FigureProps) {
  return (
    <figure className="grid grid-cols-[128px_1fr] items-center gap-4 lg:grid-cols-[200px_1fr] lg:gap-7">
      {card ? (
        <CardPreview card={card} label={label} />
      ) : (
        <div className="grid aspect-4/5 w-full place-items-center border-2 border-dashed border-tinta bg-kraft bg-(image:--trama)">
          <CardArt card={blank} className="h-auto w-3/5" />
        </div>
      )}
      <figcaption>
        <b className="condensed mb-1 block text-xl/tight">{title}</b>
        <p className="mb-3.5 leading-normal">{text}</p>
        {card ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <ShareActions card={card} />
          </div>
        ) : null}
      </figcaption>
    </figure>
  );
}

function ShareCards({ bonus }: { bonus: BonusPageStore }) {
  const stores = useStores();
  const picks = getPicksCard(stores, bonus.tickets.value[0]);
  const place = getPlaceCard(stores, bonus.weekToOpen.value);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ShareFigure
        title={bonusCopy.sharePicks}
        text={picks ? bonusCopy.sharePicksText(picks.tag, picks.lines.length) : bonusCopy.sharePicksNone}
        card={picks}
        label={picks ? bonusCopy.sharePicksLabel(picks.tag) : ''}
        blank="ticket"
      />
      <ShareFigure
        title={bonusCopy.sharePlace}
        text={
          place
            ? bonusCopy.sharePlaceText(place.tag, formatNumber(place.position), place.score)
            : bonusCopy.sharePlaceNone
        }
        card={place}
        label={place ? bonusCopy.sharePlaceLabel(place.tag, formatNumber(place.position)) : ''}
        blank="stands"
      />
    </div>
  );
}
