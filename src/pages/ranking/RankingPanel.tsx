import { Standings } from '../../components/Standings.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { isMyRow } from '../../domain/ranking.ts';
import type { Game } from '../../domain/types.ts';
import { formatDayHour, formatNumber } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import { getData } from '../../stores/lib/async-state.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { isSameTable, type ShownRanking } from '../../stores/ranking/ranking-state.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { captionOf, tableName } from './ranking-words.ts';

interface RankingPanelProps {
  ranking: RankingStore;
  nickname: string | null;
  /** The first game of the week on show, where it is known. */
  firstGame: Game | null;
  onPage: (page: number) => void;
  /** The player has asked for something: results are announced from then on. */
  hasMoved: boolean;
}

const PAGE_WORDS = {
  previous: rankingCopy.previous,
  next: rankingCopy.next,
  page: rankingCopy.page,
  summary: rankingCopy.pageSummary,
};

/** Nobody has a point yet: page one is empty, or nothing but zeros. */
function isEmptyRanking({ page }: ShownRanking) {
  return page.currentPage === 1 && page.rows.every(({ score }) => score === 0);
}

/** The table with its pages, the state before the first point, or the way out of a failed load. */
export function RankingPanel({ ranking, nickname, firstGame, onPage, hasMoved }: RankingPanelProps) {
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const weeks = ranking.weeks.value;
  const shown = getData(state);

  if (state.status === 'failed') {
    return (
      <div className="day-one" role="status">
        <p>{rankingCopy.failedText}</p>
        <Button variant="primary" onClick={() => void ranking.reload()}>
          {rankingCopy.failedAction}
        </Button>
      </div>
    );
  }
  // Rows of another table would lie about this one while it is on its way.
  if (!shown || !isSameTable(shown.choice, choice)) {
    return (
      <>
        <Standings caption={rankingCopy.loading} rows={null} nickname={null} isBusy />
        <StillLoading />
      </>
    );
  }

  const { rows, currentPage, lastPage, myPosition } = shown.page;
  const isMineHere = rows.some((row) => isMyRow(row, nickname));
  const place =
    isMineHere && myPosition?.position ? rankingCopy.myPlaceAnnounced(formatNumber(myPosition.position)) : '';
  const isLoading = state.status === 'loading';
  return (
    <>
      <p className="visually-hidden" role="status">
        {hasMoved && !isLoading ? `${captionOf(shown, weeks)}. ${place}` : ''}
      </p>
      {isEmptyRanking(shown) ? (
        <EmptyRanking firstGame={firstGame} />
      ) : (
        <>
          <h2 className="visually-hidden">{tableName(shown.choice, weeks)}</h2>
          <Standings caption={captionOf(shown, weeks)} rows={rows} nickname={nickname} isBusy={isLoading} />
          <Pagination
            label={rankingCopy.pages}
            current={currentPage}
            last={lastPage}
            onPage={onPage}
            words={PAGE_WORDS}
          />
        </>
      )}
    </>
  );
}

/** Shown before any player has a point: an empty podium instead of a list of zeros. */
function EmptyRanking({ firstGame }: { firstGame: Game | null }) {
  return (
    <div className="day-one">
      <ol className="podium" aria-hidden="true">
        <li>1</li>
        <li>2</li>
        <li>3</li>
      </ol>
      <h2>{rankingCopy.dayOneTitle}</h2>
      <p>
        {firstGame
          ? rankingCopy.dayOneGame(firstGame.home.name, firstGame.away.name, formatDayHour(firstGame.kickOff))
          : null}
        {rankingCopy.dayOneText}
      </p>
      <LinkButton to={PATHS.games} variant="primary" size="large">
        {rankingCopy.dayOneAction}
      </LinkButton>
    </div>
  );
}
