import { Standings } from '../../components/Standings.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import { isMyRow } from '../../domain/ranking.ts';
import type { Game } from '../../domain/types.ts';
import { formatDayHour, formatNumber } from '../../lib/format.ts';
import { PATHS } from '../../lib/routes.ts';
import { getData } from '../../stores/lib/resource.ts';
import { isSameTable, type RankingStore, type ShownRanking } from '../../stores/ranking/ranking.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { getCaption, getTableName } from './ranking-text.ts';

interface RankingPanelProps {
  ranking: RankingStore;
  nickname: string | null;
  firstGame: Game | null;
  /** The player's next step while nobody has points. */
  step: keyof typeof rankingCopy.dayOneAction;
  onPage: (page: number) => void;
  /**
   * Whether the player has changed the table or the page, or has pressed “Ir a mi lugar”. Only then are
   * results announced to screen readers.
   */
  hasMoved: boolean;
}

const PAGINATION_LABELS = {
  previous: rankingCopy.previous,
  next: rankingCopy.next,
  page: rankingCopy.page,
  summary: rankingCopy.pageSummary,
};

function isEmptyRanking({ page }: ShownRanking) {
  return page.currentPage === 1 && page.rows.every(({ score }) => score === 0);
}

export function RankingPanel({ ranking, nickname, firstGame, step, onPage, hasMoved }: RankingPanelProps) {
  const state = ranking.state.value;
  const choice = ranking.choice.value;
  const weeks = ranking.weeks.value;
  const shown = getData(state);

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
  // Until the chosen table has loaded, placeholders are shown and not the rows of the previous table.
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
      <p className="sr-only" role="status">
        {hasMoved && !isLoading ? `${getCaption(shown, weeks)}. ${place}` : ''}
      </p>
      {isEmptyRanking(shown) ? (
        <EmptyRanking firstGame={firstGame} step={step} />
      ) : (
        <>
          <h2 className="sr-only">{getTableName(shown.choice, weeks)}</h2>
          <Standings caption={getCaption(shown, weeks)} rows={rows} nickname={nickname} isBusy={isLoading} />
          <Pagination
            label={rankingCopy.pages}
            current={currentPage}
            last={lastPage}
            onPage={onPage}
            words={PAGINATION_LABELS}
          />
        </>
      )}
    </>
  );
}

const PODIUM = [
  { place: 2, height: 'min-h-18' },
  { place: 1, height: 'min-h-24' },
  { place: 3, height: 'min-h-14' },
];
const EMPTY =
  'grid justify-items-center gap-1.5 border-2 border-dashed border-humo px-5 pt-9 pb-10 text-center';
const EMPTY_TEXT = 'mt-2.5 mb-5 max-w-[44ch] text-lg';

function EmptyRanking({ firstGame, step }: Pick<RankingPanelProps, 'firstGame' | 'step'>) {
  return (
    <div className={EMPTY}>
      <ol className="mb-6 grid w-[min(100%,420px)] grid-cols-3 items-end gap-2" aria-hidden="true">
        {PODIUM.map(({ place, height }) => (
          <li
            key={place}
            className={classNames(
              'grid content-center border-2 border-dashed border-humo font-rotulo text-3xl/none text-humo',
              height,
            )}
          >
            {place}
          </li>
        ))}
      </ol>
      <h2 className="max-w-[18ch]">{rankingCopy.dayOneTitle}</h2>
      <p className={EMPTY_TEXT}>
        {firstGame
          ? rankingCopy.dayOneGame(firstGame.home.name, firstGame.away.name, formatDayHour(firstGame.kickOff))
          : null}
        {rankingCopy.dayOneText[step]}
      </p>
      <LinkButton to={PATHS.games} variant="primary" size="large">
        {rankingCopy.dayOneAction[step]}
      </LinkButton>
    </div>
  );
}
