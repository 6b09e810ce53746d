import { COUPON_BUTTON, Coupon } from '../../components/Coupon.tsx';
import { ReminderActions } from '../../components/ReminderActions.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { gamesCopy } from '../../copy/games.ts';
import { createReminder } from '../../copy/reminder.ts';
import { formatDayHour } from '../../lib/format.ts';
import { getSiteUrl } from '../../lib/share.ts';
import type { Stores } from '../../stores/index.ts';
import { SectionTitle } from './SectionTitle.tsx';

export function ReminderCoupon({ gamesPage, time, toast }: Pick<Stores, 'gamesPage' | 'time' | 'toast'>) {
  const weekView = gamesPage.currentWeekView;
  const reminder = weekView.isReminderInTime.value
    ? createReminder(weekView.week.value, weekView.unsent.value, getSiteUrl())
    : null;
  return (
    <>
      <SectionTitle title={bonusCopy.reminderTitle} />
      {reminder ? (
        <Coupon
          card="bell"
          ground="verde"
          title={gamesCopy.remind}
          actions={
            <ReminderActions
              reminder={reminder}
              readNow={time.read}
              onSaved={() => toast.show('reminder-saved')}
              buttonClass={COUPON_BUTTON}
            />
          }
        >
          {gamesCopy.remindText(formatDayHour(reminder.at))}
        </Coupon>
      ) : (
        <p>{bonusCopy.reminderDone}</p>
      )}
    </>
  );
}
