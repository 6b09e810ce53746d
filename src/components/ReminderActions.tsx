import { useState } from 'react';
import { reminderCopy } from '../copy/reminder.ts';
import { type Reminder, toGoogleCalendarLink } from '../lib/google-calendar.ts';
import { reportError } from '../lib/report-error.ts';
import { ActionsRow, Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useStores } from '../use-stores.ts';

const RESULTS = {
  failed: reminderCopy.failed,
  impossible: reminderCopy.impossible,
  offered: reminderCopy.offered,
};

export function ReminderActions({ reminder }: { reminder: Reminder }) {
  const { time } = useStores();
  const [result, setResult] = useState<'failed' | 'impossible' | 'offered' | null>(null);

  async function save() {
    setResult(null);
    try {
      const { downloadCalendar } = await import('../lib/ics.ts');
      setResult(downloadCalendar([reminder], reminderCopy.file, time.read()));
    } catch (thrown) {
      reportError(thrown);
      setResult('failed');
    }
  }

  return (
    <ActionsRow>
      <Button variant="primary" onClick={() => void save()}>
        {reminderCopy.action} <Icon name="bell" />
      </Button>
      <a className="link" href={toGoogleCalendarLink(reminder)} target="_blank" rel="noopener noreferrer">
        {reminderCopy.google}
      </a>
      {result ? <span role="status">{RESULTS[result]}</span> : null}
    </ActionsRow>
  );
}
