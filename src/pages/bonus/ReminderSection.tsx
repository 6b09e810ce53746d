import { ReminderCoupon } from '../../components/ReminderCoupon.tsx';
import { useReminder, useReminderInTime } from '../../components/use-reminder.ts';
import { bonusCopy } from '../../copy/bonus.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { useStores } from '../../use-stores.ts';
import { ClosingsDownload } from './ClosingsDownload.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function ReminderSection({ bonus }: { bonus: BonusPageStore }) {
  const { currentWeek } = useStores();
  const reminder = useReminder(currentWeek);
  const isInTime = useReminderInTime(currentWeek);
  return (
    <>
      <SectionTitle title={bonusCopy.reminderTitle} />
      {reminder && isInTime ? (
        <ReminderCoupon background="bg-verde" title={bonusCopy.reminderHeading} reminder={reminder} />
      ) : currentWeek.status.value !== 'ready' ? null : (
        <p>
          {currentWeek.remaining.value.length > 0
            ? bonusCopy.reminderLate
            : bonus.isAllDone.value
              ? bonusCopy.reminderOver
              : bonusCopy.reminderDone}
        </p>
      )}
      <ClosingsDownload />
    </>
  );
}
