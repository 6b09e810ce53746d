import { useComputed } from '@preact/signals-react';
import { createReminder } from '../copy/reminder.ts';
import { isReminderInTime } from '../domain/reminder.ts';
import { getSeasonKey } from '../domain/weeks.ts';
import type { Reminder } from '../lib/google-calendar.ts';
import { getSiteUrl } from '../lib/share.ts';
import { useStores } from '../use-stores.ts';

type WeekView = ReturnType<typeof useStores>['shownWeek'];

/** The reminder of the next cut-off of the week; null when no game of the week is left to send. */
export function useReminder({ week, remaining }: WeekView): Reminder | null {
  const { weeks } = useStores();
  return createReminder(week.value, remaining.value, getSeasonKey(weeks.all.value), getSiteUrl());
}

/** True while that reminder would still ring. */
export function useReminderInTime({ remaining }: Pick<WeekView, 'remaining'>): boolean {
  const { time } = useStores();
  return useComputed(() => isReminderInTime(remaining.value[0]?.gameWindow.cutoff, time.now.value)).value;
}
