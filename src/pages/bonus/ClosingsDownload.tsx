import { closingsCopy, createClosingReminders } from '../../copy/closings.ts';
import { downloadFile, getSiteUrl } from '../../lib/share.ts';
import { createClosingsCalendar } from '../../stores/pages/closings-calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';

export function ClosingsDownload() {
  const { api, modal, time, toast, weeks } = useStores();
  const calendar = usePage(() =>
    createClosingsCalendar({
      api,
      modal,
      time,
      weeks,
      onReady(closings, season, toCalendarFile) {
        const reminders = createClosingReminders(closings, season, getSiteUrl());
        const text = toCalendarFile(reminders, time.read());
        downloadFile(new File([text], closingsCopy.file, { type: 'text/calendar;charset=utf-8' }));
        toast.show('reminder-saved');
      },
    }),
  );
  const status = calendar.status.value;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-pretty leading-135">{closingsCopy.text}</p>
      <Button
        variant="line"
        className="max-sm:w-full"
        isBusy={status === 'busy'}
        onClick={() => void calendar.load()}
      >
        {status === 'busy' ? closingsCopy.busy : closingsCopy.action} <Icon name="calendar" size={20} />
      </Button>
      <p role="status">{status === 'empty' ? closingsCopy.empty : ''}</p>
    </div>
  );
}
