import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { TriviaCell } from '../../domain/trivia-board.ts';
import { createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import { useStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { usePage } from '../../ui/use-page.ts';
import { Promotions } from './Promotions.tsx';
import { ReminderSection } from './ReminderSection.tsx';
import { ShareCards } from './ShareCards.tsx';
import { TriviaBoard } from './TriviaBoard.tsx';
import { TriviaPoster } from './TriviaPoster.tsx';

// The correct trivias of the board; null while one of its weeks is unknown, and before the weeks are loaded.
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
        <ShareCards />
        <ReminderSection />
      </PageBody>
    </>
  );
}
