import { useState } from 'react';
import { formatDayHour } from '../copy/format.ts';
import { gamesCopy } from '../copy/games.ts';
import { createReminder } from '../copy/reminder.ts';
import { type Reminder, toGoogleCalendarLink } from '../lib/google-calendar.ts';
import { reportError } from '../lib/report-error.ts';
import { getSiteUrl } from '../lib/share.ts';
import { ActionsRow, Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useStores } from '../use-stores.ts';
import { Coupon, type CouponProps } from './Coupon.tsx';

type WeekView = ReturnType<typeof useStores>['season']['weekView'];

/** The reminder of the next cut-off of the week; null when no game of the week is left to send. */
export function useReminder({ week, unsent }: WeekView): Reminder | null {
  const { weeks } = useStores();
  return createReminder(week.value, unsent.value, weeks.seasonKey.value, getSiteUrl());
}

const RESULTS = {
  failed: gamesCopy.remindFailed,
  impossible: gamesCopy.remindImpossible,
  offered: gamesCopy.remindOffered,
};

export function ReminderActions({ reminder }: { reminder: Reminder }) {
  const { time } = useStores();
  const [result, setResult] = useState<'failed' | 'impossible' | 'offered' | null>(null);

  async function save() {
    setResult(null);
    try {
      const { downloadCalendar } = await import('../lib/ics.ts');
      setResult(downloadCalendar([reminder], gamesCopy.reminderFile, time.read()));
    } catch (thrown) {
      reportError(thrown);
      setResult('failed');
    }
  }

  return (
    <ActionsRow>
      <Button variant="primary" onClick={() => void save()}>
        {gamesCopy.remind} <Icon name="bell" />
      </Button>
      <a className="link" href={toGoogleCalendarLink(reminder)} target="_blank" rel="noopener noreferrer">
        {gamesCopy.remindGoogle}
      </a>
      {result ? <span role="status">{RESULTS[result]}</span> : null}
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
