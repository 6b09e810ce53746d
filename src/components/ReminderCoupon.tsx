import { formatDayHour } from '../copy/format.ts';
import { gamesCopy } from '../copy/games.ts';
import type { Reminder } from '../lib/google-calendar.ts';
import { Coupon, type CouponProps } from './Coupon.tsx';
import { ReminderActions } from './ReminderActions.tsx';

interface ReminderCouponProps extends Omit<CouponProps, 'card' | 'actions' | 'children'> {
  reminder: Reminder;
  /** Returns the server time in ms. Called when the calendar file is made. */
  readNow: () => number;
  onSaved: () => void;
}

export function ReminderCoupon({ reminder, readNow, onSaved, ...coupon }: ReminderCouponProps) {
  return (
    <Coupon
      {...coupon}
      card="bell"
      actions={<ReminderActions reminder={reminder} readNow={readNow} onSaved={onSaved} />}
    >
      {gamesCopy.remindText(formatDayHour(reminder.at))}
    </Coupon>
  );
}
