import { ReminderCoupon } from '../../components/ReminderCoupon.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { gamesCopy } from '../../copy/games.ts';
import { createReminder } from '../../copy/reminder.ts';
import { getSeasonKey } from '../../domain/closings.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { useStores } from '../../use-stores.ts';
import { ClosingsDownload } from './ClosingsDownload.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function ReminderSection() {
  const { gamesPage, time, toast, weeks } = useStores();
  const weekView = gamesPage.currentWeekView;
  const reminder = weekView.isReminderInTime.value
    ? createReminder(weekView.week.value, weekView.unsent.value, getSeasonKey(weeks.all.value), getSiteUrl())
    : null;
  return (
    <>
      <SectionTitle title={bonusCopy.reminderTitle} />
      {reminder ? (
        <ReminderCoupon
          ground="verde"
          title={gamesCopy.remind}
          reminder={reminder}
          readNow={time.read}
          onSaved={() => toast.show('reminder-saved')}
        />
      ) : (
        <p>{bonusCopy.reminderDone}</p>
      )}
      <ClosingsDownload />
    </>
  );
}
