import { formatDayHour } from '../copy/format.ts';
import { reminderCopy } from '../copy/reminder.ts';
import type { Reminder } from '../lib/google-calendar.ts';
import { Coupon, type CouponProps } from './Coupon.tsx';
import { ReminderActions } from './ReminderActions.tsx';

type ReminderCouponProps = { reminder: Reminder } & Omit<CouponProps, 'card' | 'actions' | 'children'>;

export function ReminderCoupon({ reminder, ...coupon }: ReminderCouponProps) {
  return (
    <Coupon {...coupon} card="bell" actions={<ReminderActions reminder={reminder} />}>
      {reminderCopy.text(formatDayHour(reminder.at))}
    </Coupon>
  );
}
