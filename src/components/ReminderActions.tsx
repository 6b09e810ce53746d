import { useState } from 'react';
import { formatDayHour } from '../copy/format.ts';
import { gamesCopy } from '../copy/games.ts';
import { type Reminder, toGoogleCalendarLink } from '../lib/google-calendar.ts';
import { downloadFile } from '../lib/share.ts';
import { ActionsRow, Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useStores } from '../use-stores.ts';
import { Coupon, type CouponProps } from './Coupon.tsx';

export function ReminderActions({ reminder }: { reminder: Reminder }) {
  const { time, toast } = useStores();
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    setHasFailed(false);
    try {
      const { toCalendarFile } = await import('../lib/ics.ts');
      const text = toCalendarFile([reminder], time.read());
      downloadFile(new File([text], gamesCopy.reminderFile, { type: 'text/calendar;charset=utf-8' }));
      toast.show('reminder-saved');
    } catch {
      // An example of a failure: the code that makes the calendar file could not be fetched.
      setHasFailed(true);
    }
  }

  return (
    <ActionsRow>
      <Button variant="primary" onClick={() => void save()}>
        {gamesCopy.remind} <Icon name="bell" size={20} />
      </Button>
      <a className="link" href={toGoogleCalendarLink(reminder)} target="_blank" rel="noopener noreferrer">
        {gamesCopy.remindGoogle}
      </a>
      {hasFailed ? <span role="status">{gamesCopy.remindFailed}</span> : null}
    </ActionsRow>
  );
}

type ReminderCouponProps = { reminder: Reminder } & Omit<CouponProps, 'card' | 'actions' | 'children'>;

export function ReminderCoupon({ reminder, ...coupon }: ReminderCouponProps) {
  return (
    <Coupon {...coupon} card="bell" actions={<ReminderActions reminder={reminder} />}>
      {gamesCopy.remindText(formatDayHour(reminder.at))}
    </Coupon>
  );
}
