import { Coupon } from '../../../components/Coupon.tsx';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { useWeekShare } from '../../../components/share/use-week-share.ts';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { shareCopy } from '../../../copy/share.ts';
import { useStores } from '../../../use-stores.ts';

/** Offers the picture of the sent predictions, or of the points once the week has some. */
export function ShareTicket() {
  const { shownWeek } = useStores();
  const share = useWeekShare(shownWeek.week.value?.number ?? null);
  // The end of a perfect week offers its picture.
  if (!share || (share.card.kind === 'results' && share.card.isPerfect)) return null;
  const hasPoints = share.card.kind === 'results';
  return (
    <Coupon
      className="mt-6"
      card={hasPoints ? 'goal' : 'phone'}
      variant="paper"
      heading="h2"
      title={hasPoints ? shareCopy.resultsTitle : lateGamesCopy.shareTitle}
      actions={<ShareActions {...share} />}
    >
      {hasPoints ? shareCopy.resultsText : lateGamesCopy.shareText}
    </Coupon>
  );
}
