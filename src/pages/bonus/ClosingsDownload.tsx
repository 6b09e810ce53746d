import { closingsCopy, createClosingReminders } from '../../copy/closings.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { createClosingsDownload } from '../../stores/pages/closings-download.ts';
import { TextButton } from '../../ui/Button.tsx';
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
  const isBusy = status === 'busy';
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-pretty leading-medium">{closingsCopy.text}</p>
      <TextButton aria-busy={isBusy || undefined} onClick={isBusy ? undefined : () => void download.save()}>
        {isBusy ? closingsCopy.busy : closingsCopy.action}
      </TextButton>
      <p role="status">{status === 'idle' || isBusy ? '' : closingsCopy[status]}</p>
    </div>
  );
}
