import { Coupon } from '../../components/Coupon.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { createTicketLines, getSentAt } from '../../domain/tickets.ts';
import { useStores } from '../../use-stores.ts';

export function ShareTicket() {
  const { weekView } = useStores().season;
  const week = weekView.week.value;
  const games = weekView.entries.value.map(({ game }) => game);
  const predictions = weekView.entries.value.flatMap(({ prediction }) => prediction.value ?? []);
  const lines = createTicketLines(predictions, games);
  if (!week || lines.length === 0) return null;
  return (
    <Coupon
      className="mt-6"
      card="phone"
      variant="paper"
      heading="h2"
      title={gamesCopy.shareTitle}
      actions={
        <ShareActions
          card={{ kind: 'ticket', tag: getWeekName(week), lines, sentAt: getSentAt(predictions) }}
        />
      }
    >
      {gamesCopy.shareText}
    </Coupon>
  );
}
