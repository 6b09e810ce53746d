import { useState } from 'react';
import { closingsCopy, createClosingReminders } from '../../copy/closings.ts';
import { getNextClosings, getSeasonKey } from '../../domain/closings.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { toCalendarFile } from '../../lib/ics.ts';
import { downloadFile, getSiteUrl } from '../../lib/share.ts';
import { createPageLoads } from '../../stores/shell/error-dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';

/** Saves a calendar file with the next cut-off of each week that has one. */
export function ClosingsDownload() {
  const { api, modal, time, toast, weeks } = useStores();
  const loads = usePage(() => createPageLoads(modal));
  const [status, setStatus] = useState<'idle' | 'busy' | 'empty'>('idle');

  async function loadFile(signal: AbortSignal) {
    setStatus('busy');
    try {
      const deadline = createDeadline();
      const [games] = await Promise.all([
        api.allGames({ deadline, signal }),
        // Without the signal, because other stores may share this request: aborting it would make their load of the
        // weeks fail.
        weeks.ensure({ deadline }),
      ]);
      if (signal.aborted) return;
      const closings = getNextClosings(games, weeks.all.peek(), time.read());
      const season = getSeasonKey(weeks.all.peek());
      const isEmpty = season === null || closings.length === 0;
      setStatus(isEmpty ? 'empty' : 'idle');
      if (isEmpty) return;
      const reminders = createClosingReminders(closings, season, getSiteUrl());
      const text = toCalendarFile(reminders, time.read());
      downloadFile(new File([text], closingsCopy.file, { type: 'text/calendar;charset=utf-8' }));
      toast.show('reminder-saved');
    } catch (thrown) {
      if (!signal.aborted) setStatus('idle');
      throw thrown;
    }
  }
  const save = () => void loads.run(loadFile);

  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-pretty leading-snug">{closingsCopy.text}</p>
      <Button variant="line" className="max-sm:w-full" isBusy={status === 'busy'} onClick={save}>
        {status === 'busy' ? closingsCopy.busy : closingsCopy.action} <Icon name="calendar" size={20} />
      </Button>
      <p role="status">{status === 'empty' ? closingsCopy.empty : ''}</p>
    </div>
  );
}
