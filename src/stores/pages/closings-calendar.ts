import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { getNextClosings, getSeasonKey, type WeekClosing } from '../../domain/closings.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { WeeksStore } from '../games/weeks.ts';
import { createLatest } from '../lib/latest.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';

export interface ClosingsCalendar {
  status: ReadonlySignal<'idle' | 'busy' | 'empty'>;
  // Loads the weeks and their games, then calls `onReady` with the next cut-off of each week that has one. If
  // no week has one, sets `status` to `empty` instead. A failure shows an error dialog. Does nothing while
  // `status` is `busy`.
  load(): Promise<void>;
  // Ends a pending `load` without calling `onReady` and without a dialog, and sets `status` to `idle`.
  stop(): void;
}

interface ClosingsCalendarDeps {
  api: Pick<Api, 'allGames'>;
  modal: ModalStore;
  time: Pick<TimeStore, 'read'>;
  weeks: Pick<WeeksStore, 'all' | 'ensure'>;
  onReady: (closings: readonly WeekClosing[], season: string, toCalendarFile: ToCalendarFile) => void;
}

type ToCalendarFile = typeof import('../../lib/ics.ts').toCalendarFile;

const loadFileCode = () =>
  import('../../lib/ics.ts').catch(() => {
    throw new ApiError('network');
  });

export function createClosingsCalendar({
  api,
  modal,
  time,
  weeks,
  onReady,
}: ClosingsCalendarDeps): ClosingsCalendar {
  const status = signal<'idle' | 'busy' | 'empty'>('idle');
  const latest = createLatest();

  async function load() {
    if (status.peek() === 'busy') return;
    const request = latest.next();
    const deadline = createDeadline();
    status.value = 'busy';
    try {
      const [games, { toCalendarFile }] = await Promise.all([
        api.allGames({ deadline, signal: request }),
        loadFileCode(),
        // This load gets no signal, so `stop` does not abort it: other parts of the page may wait for the
        // same load of the weeks.
        weeks.ensure({ deadline }),
      ]);
      if (request.aborted) return;
      const all = weeks.all.peek();
      const closings = getNextClosings(games, all, time.read());
      const season = getSeasonKey(all);
      const isEmpty = season === null || closings.length === 0;
      status.value = isEmpty ? 'empty' : 'idle';
      if (!isEmpty) onReady(closings, season, toCalendarFile);
    } catch (thrown) {
      if (request.aborted) return;
      status.value = 'idle';
      showErrorDialog(modal, thrown, () => void load());
    }
  }

  return {
    status,
    load,
    stop() {
      latest.next();
      status.value = 'idle';
    },
  };
}
