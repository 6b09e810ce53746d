import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { TriviaCell } from '../../domain/trivia-board.ts';
import type { Stores } from '../../stores/index.ts';
import { type BonusPageDeps, createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import '../../styles/pages.css';
import { usePage } from '../../ui/use-page.ts';
import { Promotions } from './Promotions.tsx';
import { ReminderSection } from './ReminderSection.tsx';
import { ShareCards } from './ShareCards.tsx';
import { TriviaBoard } from './TriviaBoard.tsx';
import { TriviaPoster } from './TriviaPoster.tsx';

type BonusPageProps = BonusPageDeps &
  Pick<
    Stores,
    | 'api'
    | 'auth'
    | 'games'
    | 'gamesPage'
    | 'positions'
    | 'predictions'
    | 'time'
    | 'toast'
    | 'trivia'
    | 'weeks'
  >;

// The correct trivias of the board; null while one of its weeks is unknown, and before the weeks are loaded.
function countHits(board: readonly TriviaCell[]): number | null {
  if (board.length === 0 || board.some(({ state }) => state === 'unknown')) return null;
  return board.filter(({ state }) => state === 'hit').length;
}

export function BonusPage(stores: BonusPageProps) {
  const { api, auth, games, gamesPage, modal, positions, predictions, time, toast, trivia, weeks } = stores;
  const bonus = usePage(() => createBonusPageStore(stores));
  const trivias = auth.user.value?.stats.trivias ?? countHits(bonus.board.value);
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
        <TriviaPoster gamesPage={gamesPage} predictions={predictions} trivia={trivia} weeks={weeks} />
        <TriviaBoard bonus={bonus} />
        <Promotions modal={modal} />
        <ShareCards
          auth={auth}
          games={games}
          positions={positions}
          predictions={predictions}
          toast={toast}
          weeks={weeks}
        />
        <ReminderSection
          api={api}
          gamesPage={gamesPage}
          modal={modal}
          time={time}
          toast={toast}
          weeks={weeks}
        />
      </PageBody>
    </>
  );
}
