import { closingsCopy, createClosingReminders } from '../../copy/closings.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { createClosingsDownload } from '../../stores/pages/closings-download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';

export function ClosingsDownload() {
  const stores = useStores();
  const download = usePage(() =>
    createClosingsDownload(stores, {
      fileName: closingsCopy.file,
      createReminders: (closings, seasonKey) => createClosingReminders(closings, seasonKey, getSiteUrl()),
    }),
  );
  const status = download.status.value;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-pretty leading-medium">{closingsCopy.text}</p>
      <Button
        variant="line"
        className="max-phablet:w-full"
        isBusy={status === 'busy'}
        onClick={() => void download.save()}
      >
        {status === 'busy' ? closingsCopy.busy : closingsCopy.action} <Icon name="calendar" />
      </Button>
      <p role="status">{status === 'idle' || status === 'busy' ? '' : closingsCopy[status]}</p>
    </div>
  );
}
