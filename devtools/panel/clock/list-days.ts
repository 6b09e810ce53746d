import { DAY_MS, toDate, toInstant } from '../../../mock-server/lib/time.ts';
import { formatShortDay } from '../../lib/format.ts';

/** Most days that the timeline marks. Their labels have 6 to 8 letters. */
const MAX_DAYS = 6;

/** From this distance between two marks, a label has the month instead of the weekday. */
const MONTH_STEP_DAYS = 7;

/** From this distance, a label has the month and the year. */
const YEAR_STEP_DAYS = 40;

/**
 * Returns midnights at equal distances, at least two days, with their labels. Without a limit, a far time freezes the
 * tab.
 */
export function listDays(from: number, to: number) {
  const step = Math.max(2, Math.ceil((to - from) / DAY_MS / MAX_DAYS));
  const days: { day: number; label: string }[] = [];
  for (let day = toInstant(toDate(from + DAY_MS - 1)); day <= to; day += step * DAY_MS) {
    const [weekday, date, month] = formatShortDay(day).split(' ');
    const near = step < MONTH_STEP_DAYS ? [weekday, date] : [date, month];
    days.push({ day, label: (step < YEAR_STEP_DAYS ? near : [month, toDate(day).slice(0, 4)]).join(' ') });
  }
  return days;
}
