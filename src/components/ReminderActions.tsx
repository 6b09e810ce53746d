import { useState } from 'react';
import { formatDayHour } from '../copy/format.ts';
import { gamesCopy } from '../copy/games.ts';
import { type Reminder, toGoogleCalendarLink } from '../lib/google-calendar.ts';
import { downloadFile } from '../lib/share.ts';
import { ActionsRow, Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Coupon, type CouponProps } from './Coupon.tsx';

interface ReminderActionsProps {
  reminder: Reminder;
  /** Returns the server time in ms. Called when the calendar file is made. */
  readNow: () => number;
  onSaved: () => void;
}

export function ReminderActions({ reminder, readNow, onSaved }: ReminderActionsProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    setHasFailed(false);
    try {
      const { toCalendarFile } = await import('../lib/ics.ts');
      const text = toCalendarFile([reminder], readNow());
      downloadFile(new File([text], gamesCopy.reminderFile, { type: 'text/calendar;charset=utf-8' }));
      onSaved();
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

type ReminderCouponProps = ReminderActionsProps & Omit<CouponProps, 'card' | 'actions' | 'children'>;

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
