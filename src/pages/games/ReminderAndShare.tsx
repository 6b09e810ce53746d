import { Coupon } from '../../components/Coupon.tsx';
import { ReminderActions, ReminderCoupon, useReminder } from '../../components/ReminderActions.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { gamesCopy } from '../../copy/games.ts';
import { reminderCopy } from '../../copy/reminder.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { createTicketLines, getSentAt } from '../../domain/tickets.ts';
import { useStores } from '../../use-stores.ts';

export function ReminderAndShare() {
  return (
    <>
      <RemindMe />
      <ShareTicket />
    </>
  );
}

function RemindMe() {
  const { weekView } = useStores().season;
  const reminder = useReminder(weekView);
  // Shows nothing while no game of the week is open yet (`isAllNext`), because `WeekStatus` then offers the
  // reminder.
  if (!reminder || weekView.isAllNext.value || !weekView.isReminderInTime.value) return null;
  return (
    <ReminderCoupon
      className="mt-8"
      variant="paper"
      heading="h2"
      title={reminderCopy.title}
      reminder={reminder}
    />
  );
}

/** For a week of which no game is open yet. `WeekStatus` shows it. */
export function UnopenedReminder() {
  const reminder = useReminder(useStores().season.weekView);
  return reminder ? <ReminderActions reminder={reminder} /> : null;
}

function ShareTicket() {
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
          card={{ kind: 'picks', tag: getWeekName(week), lines, sentAt: getSentAt(predictions) }}
        />
      }
    >
      {gamesCopy.shareText}
    </Coupon>
  );
}
