import { useState } from 'react';
import { Coupon } from '../../../components/Coupon.tsx';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { getWeekNameByNumber } from '../../../copy/week-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { useStores } from '../../../use-stores.ts';

export function PendingTrivia() {
  const { modal, trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  const [pendingBefore, setPendingBefore] = useState(pending);
  // A send brings a trivia, which is often answered in the dialogs that follow. This notice waits until they are
  // closed, because it would move the page behind them.
  if (pending !== pendingBefore && !(pending && modal.isVisible.value)) setPendingBefore(pending);
  if (!pending || !pendingBefore) return null;
  const week = getWeekNameByNumber(pending.week, weeks.all.value);
  return (
    <Coupon
      className="mt-6 mb-7"
      card="whistle"
      title={lateGamesCopy.triviaPending}
      heading="h2"
      actions={
        <Button variant="primary" onClick={trivia.open}>
          {lateGamesCopy.triviaAnswer}
        </Button>
      }
    >
      {lateGamesCopy.triviaPendingText(week)}
    </Coupon>
  );
}
