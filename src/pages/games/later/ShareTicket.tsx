import { Coupon } from '../../../components/Coupon.tsx';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { laterCopy } from '../../../copy/later-parts.ts';
import { ticketWords } from '../../../copy/share.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { createTicketLines, getSentAt } from '../../../domain/tickets.ts';
import { useStores } from '../../../use-stores.ts';

export function ShareTicket() {
  const { shownWeek } = useStores();
  const week = shownWeek.week.value;
  const games = shownWeek.entries.value.map(({ game }) => game);
  const predictions = shownWeek.entries.value.flatMap(({ prediction }) => prediction.value ?? []);
  const lines = createTicketLines(predictions, games);
  if (!week || lines.length === 0) return null;
  return (
    <Coupon
      className="mt-6"
      card="phone"
      variant="paper"
      heading="h2"
      title={laterCopy.shareTitle}
      actions={
        <ShareActions
          card={{ kind: 'ticket', tag: getWeekName(week), lines, sentAt: getSentAt(predictions) }}
          words={ticketWords}
        />
      }
    >
      {laterCopy.shareText}
    </Coupon>
  );
}
