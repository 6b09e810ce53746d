import { Coupon } from '../../../components/Coupon.tsx';
import { lazyCopy } from '../../../copy/lazy-parts.ts';
import { getWeekNameByNumber } from '../../../copy/week-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { useStores } from '../../../use-stores.ts';

export function PendingTrivia() {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  if (!pending) return null;
  const week = getWeekNameByNumber(pending.week, weeks.all.value);
  return (
    <Coupon
      className="mt-6"
      card="whistle"
      title={lazyCopy.triviaPending}
      heading="h2"
      actions={
        <Button variant="primary" onClick={trivia.open}>
          {lazyCopy.triviaAnswer}
        </Button>
      }
    >
      {lazyCopy.triviaPendingText(week)}
    </Coupon>
  );
}
