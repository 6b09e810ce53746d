import { EndedWeek } from '../../components/EndedWeek.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { UnreadNote } from '../../components/UnreadNote.tsx';
import { formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { isHalted } from '../../domain/game-state.ts';
import type { Week } from '../../domain/types.ts';
import { getData } from '../../stores/lib/resource.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import type { RankingChoice, ShownRanking } from '../../stores/ranking/ranking-table.ts';
import { Button } from '../../ui/Button.tsx';
import { useStores } from '../../use-stores.ts';
import { isDayOne, isSurelyUnopened } from './day-one.ts';
import { EMPTY, EMPTY_TEXT, EmptyRanking, type NextStep } from './EmptyRanking.tsx';
import { Pagination } from './Pagination.tsx';
import { Standings } from './Standings.tsx';
import { getTableName } from './table-name.ts';
import { useHasSent } from './use-has-sent.ts';

interface RankingPanelProps {
  ranking: RankingStore;
  /** Null until the chosen table has loaded: then placeholders are shown and not the rows of the previous table. */
  table: ShownRanking | null;
  /** The week that has ended, while nobody has points in the table of the current week (`useEndedWeek`). */
  ended: Week | null;
  /** Whether the player's row is one of the rows. */
  isInSight: boolean;
  /**
   * Whether the player has changed the table or the page, or has pressed “Ir a mi lugar”. Only then are
   * results announced to screen readers.
   */
  hasMoved: boolean;
  onPage: (page: number) => void;
}

export function RankingPanel({ ranking, table, ended, isInSight, hasMoved, onPage }: RankingPanelProps) {
  const { auth, games, predictions, weeks: allWeeks } = useStores();
  // A week that is only guessed may be later than the current one.
  const currentNumber = allWeeks.isCurrentGuessed.value ? 0 : (allWeeks.currentNumber.value ?? 0);
  const step = useNextStep(ranking.choice.value);
  const nickname = auth.user.value?.nickname ?? null;
  const state = ranking.state.value;
  const weeks = ranking.weeks.value;

  if (state.status === 'failed') {
    return (
      <div className={EMPTY} role="status">
        <p className={EMPTY_TEXT}>{rankingCopy.failedText}</p>
        <Button variant="primary" onClick={() => void ranking.reload()}>
          {rankingCopy.failedAction}
        </Button>
      </div>
    );
  }
  if (!table) {
    return (
      <>
        <Standings
          caption={rankingCopy.loading}
          scope={ranking.choice.value.scope}
          rows={null}
          isFirstPage={ranking.choice.value.page === 1}
          nickname={null}
          isBusy
        />
        <StillLoading />
      </>
    );
  }

  const { choice } = table;
  const { rows, currentPage, lastPage, myPosition } = table.page;
  const announcedPlace =
    isInSight && myPosition?.position ? rankingCopy.myPlaceAnnounced(formatNumber(myPosition.position)) : '';
  const isLoading = state.status === 'loading';
  const firstGame =
    choice.scope === 'week'
      ? getData(games.getForWeek(choice.week))?.find(
          ({ kickOff, status }) => kickOff !== null && !isHalted(status),
        )
      : undefined;
  return (
    <>
      <p className="sr-only" role="status">
        {hasMoved && !isLoading ? `${getCaption(table, weeks)}. ${announcedPlace}` : ''}
      </p>
      <UnreadNote
        lists={[`ranking/${choice.scope === 'week' ? (choice.week ?? 0) : 'general'}/${currentPage}`]}
      />
      {isDayOne(table) ? (
        <>
          {ended && predictions.state.value.status === 'ready' ? (
            <EndedWeek week={ended} leadsTo="table" />
          ) : null}
          <EmptyRanking
            game={firstGame}
            step={step}
            week={choice.week}
            isPast={choice.week !== null && choice.week < currentNumber}
            hasEndedWeek={ended !== null}
          />
        </>
      ) : (
        <>
          <h2 className="sr-only">{getTableName(choice, weeks)}</h2>
          <Standings
            caption={getCaption(table, weeks)}
            scope={choice.scope}
            rows={rows}
            isFirstPage={currentPage === 1}
            nickname={nickname}
            isBusy={isLoading}
          />
          <Pagination current={currentPage} last={lastPage} onPage={onPage} />
        </>
      )}
    </>
  );
}

function useNextStep(choice: RankingChoice): NextStep {
  const { currentWeek, time, weeks } = useStores();
  const { counts, phase, status } = currentWeek;
  const hasSent = useHasSent(choice);
  const week = weeks.find(choice.week);
  const isLoaded = status.value === 'ready';
  if (hasSent) return 'sent';
  // Only games of the current week can be predicted.
  if (week && week.number < (weeks.currentNumber.value ?? 0)) return 'closed';
  if (week && (isLoaded ? phase.value === 'before' : isSurelyUnopened(week, time.now.value)))
    return 'unopened';
  // While the games load, the page assumes that one of them can be predicted.
  return !isLoaded || counts.value.fillable > 0 ? 'predict' : 'closed';
}

function getCaption({ choice, page }: ShownRanking, weeks: readonly Week[]): string {
  const { currentPage, lastPage } = page;
  return choice.scope === 'general'
    ? rankingCopy.captionGeneral(currentPage, lastPage)
    : rankingCopy.captionWeek(getTableName(choice, weeks), currentPage, lastPage);
}
