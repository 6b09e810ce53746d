import { useEffect } from 'react';
import type { CardFace } from '../../components/art/card-face.ts';
import { stopwatchCard } from '../../components/art/cards/stopwatch.tsx';
import { whistleCard } from '../../components/art/cards/whistle.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { ReminderActions } from '../../components/ReminderActions.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { createReminder } from '../../copy/reminder.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { EXACT_POINTS, RESULT_POINTS, sumWeek, TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { Week } from '../../domain/types.ts';
import { formatDay, formatHour } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import { getSiteUrl } from '../../lib/share.ts';
import type { Stores } from '../../stores/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The state of the week as a whole: not open yet, closed, without games, or not loaded. */
export function WeekStatus(
  stores: Pick<Stores, 'gamesPage' | 'positions' | 'predictions' | 'time' | 'toast' | 'weeks'>,
) {
  const { weekView } = stores.gamesPage;
  if (weekView.status.value === 'failed') return <Failed gamesPage={stores.gamesPage} />;
  if (weekView.entries.value.length === 0) return <NoGames hasWeek={weekView.week.value !== null} />;
  // A week that is not open yet is all-next and all-expired: all-next wins.
  if (weekView.isAllNext.value) return <Unopened {...stores} />;
  return weekView.isAllExpired.value ? <Closed {...stores} /> : null;
}

function StatusCard({ card }: { card: CardFace }) {
  return (
    <LotteryCard
      card={card}
      className="w-[180px] justify-self-center transform-[rotate(-3deg)] md:w-[220px] xl:w-[200px]"
      captionClass="text-22"
    />
  );
}

function Failed({ gamesPage, predictions, weeks }: Pick<Stores, 'gamesPage' | 'predictions' | 'weeks'>) {
  const selected = weeks.selected.value;

  /** When only the games of the selected week failed, only they are loaded again. */
  function retry() {
    if (selected !== null && predictions.state.peek().status === 'ready') void gamesPage.select(selected);
    else void gamesPage.load();
  }

  return (
    <section className="whole-week" role="status">
      <StatusCard card={whistleCard} />
      <div>
        <h2>{gamesCopy.failed}</h2>
        <p>{gamesCopy.failedText}</p>
        <div className="actions-row">
          <Button variant="primary" onClick={gamesPage.retry}>
            {gamesCopy.retry}
          </Button>
        </div>
      </div>
    </section>
  );
}

function NoGames({ hasWeek }: { hasWeek: boolean }) {
  return (
    <section className="whole-week" role="status">
      <StatusCard card={stopwatchCard} />
      <div>
        <h2>{hasWeek ? gamesCopy.noGames : gamesCopy.noWeeks}</h2>
        <p>{gamesCopy.noGamesText}</p>
      </div>
    </section>
  );
}

function Unopened({ gamesPage, time, toast }: Pick<Stores, 'gamesPage' | 'time' | 'toast'>) {
  const { weekView } = gamesPage;
  const opening = weekView.firstOpening.value;
  const reminder = createReminder(weekView.week.value, weekView.unsent.value, getSiteUrl());
  if (opening === null) return null;
  return (
    <section className="whole-week">
      <StatusCard card={stopwatchCard} />
      <div>
        <h2>{gamesCopy.allNextTitle(formatDay(opening))}</h2>
        <p>{gamesCopy.allNextText(formatHour(opening))}</p>
        {reminder ? (
          <ReminderActions
            reminder={reminder}
            readNow={time.read}
            onSaved={() => toast.show('reminder-saved')}
          />
        ) : null}
      </div>
    </section>
  );
}

function Closed({
  gamesPage,
  positions,
  predictions,
  weeks,
}: Pick<Stores, 'gamesPage' | 'positions' | 'predictions' | 'weeks'>) {
  const week = gamesPage.weekView.week.value;
  const number = week?.number ?? null;
  const hasSent = gamesPage.weekView.counts.value.sent > 0;
  const current = weeks.find(weeks.current.value);
  const next = current && current.number !== number ? current : weeks.find((number ?? 0) + 1);

  return (
    <section className={hasSent ? 'whole-week with-sum' : 'whole-week'}>
      <StatusCard card={whistleCard} />
      <div>
        <h2>{gamesCopy.allClosedTitle}</h2>
        <p>{gamesCopy.allClosedText}</p>
        <div className="actions-row">
          <LinkButton to={PATHS.ranking} variant="primary">
            {gamesCopy.seeRanking}
          </LinkButton>
          {next ? (
            <button type="button" className="link" onClick={() => void gamesPage.select(next.number)}>
              {gamesCopy.goToWeek(getWeekName(next))} <Icon name="arrow" size={18} />
            </button>
          ) : null}
        </div>
      </div>
      {week && hasSent ? <Total positions={positions} predictions={predictions} week={week} /> : null}
    </section>
  );
}

/** The points of the week, line by line. */
function Total({ positions, predictions, week }: Pick<Stores, 'positions' | 'predictions'> & { week: Week }) {
  const place = positions.byWeek.value.get(week.number) ?? null;
  const { exact, resultOnly, trivia, total } = sumWeek(
    predictions.getForWeek(week.number),
    place?.score ?? null,
  );
  return (
    <div className="week-sum">
      <h3>
        <span>{gamesCopy.sumTitle(getWeekName(week))}</span>
        {place?.position ? <span>{gamesCopy.sumPosition(place.position)}</span> : null}
      </h3>
      <dl>
        <TotalLine term={gamesCopy.sumExact} count={exact} points={RESULT_POINTS + EXACT_POINTS} />
        <TotalLine term={gamesCopy.sumResult} count={resultOnly} points={RESULT_POINTS} />
        <TotalLine
          term={gamesCopy.sumTrivia}
          count={trivia === null ? null : trivia / TRIVIA_POINTS}
          points={TRIVIA_POINTS}
        />
      </dl>
      <p className="total">
        {trivia === null ? gamesCopy.sumTotalGames : gamesCopy.sumTotal} <NumberBadge>{total}</NumberBadge>
      </p>
    </div>
  );
}

/** One line of the total; an unknown count is a dash. */
function TotalLine({ term, count, points }: { term: string; count: number | null; points: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="working">{count === null ? '' : gamesCopy.sumTimes(count, points)}</dd>
      <dd>{count === null ? '–' : count * points}</dd>
    </div>
  );
}
