import { ReminderActions } from '../../../components/ReminderActions.tsx';
import { ReminderCoupon } from '../../../components/ReminderCoupon.tsx';
import { useReminder, useReminderInTime } from '../../../components/use-reminder.ts';
import { reminderCopy } from '../../../copy/reminder.ts';
import { useStores } from '../../../use-stores.ts';

export function WeekReminder() {
  const { shownWeek } = useStores();
  const reminder = useReminder(shownWeek);
  const isInTime = useReminderInTime(shownWeek);
  // Before the first opening, `UnopenedWeek` offers the reminder.
  if (!reminder || shownWeek.phase.value === 'before' || !isInTime) return null;
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

/** For a week of which no game is open yet. `UnopenedWeek` shows it. */
export function UnopenedReminder() {
  const reminder = useReminder(useStores().shownWeek);
  return reminder ? <ReminderActions reminder={reminder} /> : null;
}
