import { type ReadonlySignal, signal } from '@preact/signals-react';
import { ApiError } from '../../api/error.ts';
import { getNextClosings, getSeasonKey, type WeekClosing } from '../../domain/closings.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { Stores } from '../index.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';

interface ClosingsCalendarDeps extends Pick<Stores, 'api' | 'modal' | 'time' | 'weeks'> {
  onReady: (closings: readonly WeekClosing[], season: string, toCalendarFile: ToCalendarFile) => void;
}

type ToCalendarFile = typeof import('../../lib/ics.ts').toCalendarFile;

const loadFileCode = () =>
  import('../../lib/ics.ts').catch(() => {
    throw new ApiError('network');
  });

export function createClosingsCalendar({ api, modal, time, weeks, onReady }: ClosingsCalendarDeps) {
  const status = signal<'idle' | 'busy' | 'empty'>('idle');
  const loads = createPageLoads(modal);

  async function loadClosings(signal: AbortSignal) {
    if (status.peek() === 'busy') return;
    const deadline = createDeadline();
    status.value = 'busy';
    try {
      const [games, { toCalendarFile }] = await Promise.all([
        api.allGames({ deadline, signal }),
        loadFileCode(),
        // Without the signal, because other stores may share this request: aborting it would make their load of the
        // weeks fail.
        weeks.ensure({ deadline }),
      ]);
      if (signal.aborted) return;
      const all = weeks.all.peek();
      const closings = getNextClosings(games, all, time.read());
      const season = getSeasonKey(all);
      const isEmpty = season === null || closings.length === 0;
      status.value = isEmpty ? 'empty' : 'idle';
      if (!isEmpty) onReady(closings, season, toCalendarFile);
    } catch (thrown) {
      if (!signal.aborted) status.value = 'idle';
      throw thrown;
    }
  }

  return {
    status: status as ReadonlySignal<'idle' | 'busy' | 'empty'>,
    /**
     * Loads the weeks and their games, then calls `onReady` with the next cut-off of each week that has one. If
     * no week has one, sets `status` to `empty` instead. A failure shows an error dialog. Does nothing while
     * `status` is `busy`.
     */
    load: () => loads.run(loadClosings),
    /**
     * The returned function ends a pending `load` without calling `onReady` and without a dialog.
     */
    open() {
      const close = loads.open();
      return () => {
        close();
        status.value = 'idle';
      };
    },
  };
}
