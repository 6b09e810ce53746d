import { useSignalEffect } from '@preact/signals-react';
import { useEffect } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { TRIVIA_POINTS } from '../../domain/scoring.ts';
import type { Stores } from '../../stores/index.ts';
import { showErrorDialog } from '../../stores/shell/error-dialogs.ts';
import '../../styles/badge.css';
import '../../styles/bonus.css';
import { Promotions } from './Promotions.tsx';
import { ReminderCoupon } from './ReminderCoupon.tsx';
import { ShareCards } from './ShareCards.tsx';
import { TriviaBoard } from './TriviaBoard.tsx';
import { TriviaPoster } from './TriviaPoster.tsx';

/** Bonus: the week's trivia, the board of all of them, things to take along, cards to share and the reminder. */
export function BonusPage({ stores }: { stores: Stores }) {
  const { auth, gamesPage, modal, predictions, trivia, weeks } = stores;
  const points = (auth.user.value?.stats.trivias ?? 0) * TRIVIA_POINTS;

  useEffect(() => {
    const load = async () => {
      try {
        // The badge asks for the same: share its answer, and ask for ourselves only where it got none.
        await gamesPage.ensure();
        if (weeks.status.peek() !== 'ready') await weeks.load();
        if (predictions.status.peek() !== 'ready') await predictions.load();
      } catch (thrown) {
        showErrorDialog(modal, thrown, () => void load());
      }
    };
    void load();
  }, [gamesPage, modal, predictions, weeks]);

  useSignalEffect(() => {
    // An answer moves the count; the old one stays where the new does not come.
    if (trivia.answered.value?.isCorrect) auth.refreshUser().catch(() => undefined);
  });

  return (
    <>
      <PageMeta title={bonusCopy.title} description={bonusCopy.description} noindex />
      <PageHeader
        title={bonusCopy.heading}
        intro={bonusCopy.description}
        aside={
          <div className="points-total">
            <NumberBadge>{points}</NumberBadge>
            <span className="max-w-[3.8em] text-balance">{bonusCopy.pointsTotal(points)}</span>
          </div>
        }
      />
      <div className="sheet main">
        <TriviaPoster stores={stores} />
        <TriviaBoard stores={stores} />
        <Promotions modal={modal} />
        <ShareCards stores={stores} />
        <ReminderCoupon stores={stores} />
      </div>
    </>
  );
}
