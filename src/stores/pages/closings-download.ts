import { type ReadonlySignal, signal } from '@preact/signals-react';
import { getNextClosings, getSeasonKey } from '../../domain/weeks.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { Reminder } from '../../lib/google-calendar.ts';
import type { Stores } from '../index.ts';
import { createPageLoads } from '../shell/page-loads.ts';

/**
 * `empty`: no cut-off is ahead. `offered`: the browser was given the file. `impossible`: the browser saves no files. A
 * failure opens its dialog and leaves `idle`.
 */
export type ClosingsDownloadStatus = 'idle' | 'busy' | 'empty' | 'offered' | 'impossible';

interface CalendarTexts {
  fileName: string;
  createReminders: (closings: ReturnType<typeof getNextClosings>, seasonKey: string) => Reminder[];
}

/** The calendar file with the next cut-off of each week, which loads the games of the whole season. */
export function createClosingsDownload(
  { api, modal, time, weeks }: Pick<Stores, 'api' | 'modal' | 'time' | 'weeks'>,
  { fileName, createReminders }: CalendarTexts,
) {
  const status = signal<ClosingsDownloadStatus>('idle');
  const loads = createPageLoads(modal);

  async function loadFile(signal: AbortSignal) {
    status.value = 'busy';
    try {
      const deadline = createDeadline();
      const [{ downloadCalendar }, games] = await Promise.all([
        import('../../lib/ics.ts'),
        api.send((calls) => calls.allGames(), { deadline, signal }),
        // Without the signal, because other stores may share this request: aborting it would make their load of the
        // weeks fail.
        weeks.ensure({ deadline }),
      ]);
      if (signal.aborted) return;
      const closings = getNextClosings(games, weeks.all.peek(), time.read());
      const seasonKey = getSeasonKey(weeks.all.peek());
      status.value =
        seasonKey === null || closings.length === 0
          ? 'empty'
          : downloadCalendar(createReminders(closings, seasonKey), fileName, time.read());
    } catch (thrown) {
      if (!signal.aborted) status.value = 'idle';
      throw thrown;
    }
  }

  return {
    status: status as ReadonlySignal<ClosingsDownloadStatus>,
    /** Loads the cut-offs and offers the file. */
    save: () => loads.run(loadFile),
    open: loads.open,
  };
}
