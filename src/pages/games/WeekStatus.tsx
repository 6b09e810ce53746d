import type { ReactNode } from 'react';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import type { CardName } from '../../copy/cards.ts';
import { formatDay, formatHour, formatOrdinalPlace } from '../../copy/format.ts';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { EXACT_EXTRA_POINTS, RESULT_POINTS, sumWeek, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import { getWeekAddress, PATHS } from '../../lib/routes.ts';
import type { GamesPageStore } from '../../stores/pages/games-page.ts';
import { ActionsRow, Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { useStores } from '../../use-stores.ts';
import { laterParts } from './later-parts.ts';

interface WeekStatusProps {
  page: GamesPageStore;
  onSelect: (week: number) => void;
}

export function WeekStatus({ page, onSelect }: WeekStatusProps) {
  const { season, weeks } = useStores();
  const { weekView } = season;
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
  // Of a guessed week it isn't known whether it is the next one: `CurrentWeekNote` says so.
  if (weekView.isAllNext.value) return weeks.isCurrentGuessed.value ? null : <Unopened />;
  return weekView.isAllExpired.value ? <Closed onSelect={onSelect} /> : null;
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
      {total}
    </section>
  );
}

function Unopened() {
  const { weekView } = useStores().season;
  const opening = weekView.firstOpening.value;
  const { current: later } = useLazy(laterParts);
  if (opening === null) return null;
  return (
    <Status
      card="stopwatch"
      title={gamesCopy.allNextTitle(formatDay(opening))}
      text={gamesCopy.allNextText(formatHour(opening))}
    >
      {later ? <later.UnopenedReminder /> : null}
    </Status>
  );
}

function Closed({ onSelect }: { onSelect: (week: number) => void }) {
  const { season, weeks } = useStores();
  const week = season.weekView.week.value;
  const number = week?.number ?? null;
  const hasSent = season.weekView.counts.value.sent > 0;
  const current = weeks.find(weeks.currentOrLast.value);
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
        <LinkButton
          to={number === null ? PATHS.ranking : getWeekAddress(PATHS.ranking, number)}
          variant="primary"
        >
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
  const sum = sumWeek(predictions.getForWeek(week.number), place?.score ?? null);
  return (
    <div className="border-2 border-tinta bg-blanco max-xl:col-span-full">
      <h3 className="condensed flex justify-between bg-tinta px-3 py-2 text-base/tight text-papel">
        <span>{gamesCopy.sumTitle(getWeekName(week))}</span>
        {place?.position ? <span>{formatOrdinalPlace(place.position)}</span> : null}
      </h3>
      <dl className="px-3 py-1">
        <TotalLine term={gamesCopy.sumResults} count={sum.results} points={RESULT_POINTS} />
        <TotalLine term={gamesCopy.sumExact} count={sum.exact} points={EXACT_EXTRA_POINTS} />
        <TotalLine
          term={gamesCopy.sumTrivia}
          count={sum.trivia === null ? null : sum.trivia / TRIVIA_POINTS}
          points={TRIVIA_POINTS}
        />
      </dl>
      <p className="condensed flex items-center justify-between border-tinta border-t-3 bg-queso px-3 py-2.5 text-xl/none">
        {sum.trivia === null ? gamesCopy.sumTotalGames : gamesCopy.sumTotal}{' '}
        <b className="number-badge px-[.25em] text-3xl">{sum.total}</b>
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
