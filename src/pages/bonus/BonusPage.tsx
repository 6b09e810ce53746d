import { PageBody, PageHeader } from '../../components/Page.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { promotions } from '../../copy/promotions.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import { countCorrectTrivias, type TriviaCell, type TriviaCellState } from '../../domain/trivia.ts';
import { createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { ComingPromotions, PromotionCard } from './PromotionCard.tsx';
import { ReminderSection } from './ReminderSection.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { ShareCards } from './ShareCards.tsx';
import { TriviaPoster } from './TriviaPoster.tsx';
import { TriviaTotal } from './TriviaTotal.tsx';
import { TriviaWeeks } from './TriviaWeeks.tsx';

const READY = promotions.filter((promotion) => promotion.url !== null);
const COMING = promotions.filter((promotion) => promotion.url === null);

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
        aside={<TriviaTotal points={points} />}
      />
      <PageBody>
        <TriviaPoster bonus={bonus} />
        <TriviaWeeks cells={bonus.triviaWeeks.value} />
        <SectionTitle title={bonusCopy.promotionsTitle} />
        <ul className="grid laptop:grid-cols-4 tablet:grid-cols-pair gap-4 laptop:gap-6">
          {READY.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
          {COMING.length > 0 ? <ComingPromotions promotions={COMING} /> : null}
        </ul>
        <SectionTitle title={bonusCopy.shareTitle} hint={bonusCopy.shareHint} />
        <ShareCards bonus={bonus} />
        <ReminderSection bonus={bonus} />
      </PageBody>
    </>
  );
}

/** Number of correct trivias, or null while the weeks or the trivia points are unknown. */
function countHits(cells: readonly TriviaCell[]): number | null {
  if (cells.length === 0) return null;
  const sent = cells.filter(({ state }) => !NO_TICKET.has(state));
  return countCorrectTrivias(sent.map(({ state }) => getPoints(state)));
}

const NO_TICKET: ReadonlySet<TriviaCellState> = new Set(['before', 'unanswered', 'upcoming']);

function getPoints(state: TriviaCellState): number | null {
  if (state === 'unknown') return null;
  return state === 'hit' ? TRIVIA_POINTS : 0;
}
