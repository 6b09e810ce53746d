import { useState } from 'react';
import { currentWeekCopy } from '../copy/current-week.ts';
import { Icon } from '../ui/Icon.tsx';
import { useStores } from '../use-stores.ts';

/** Says that the call for the current week has failed, until the server answers a later one. */
export function CurrentWeekNote() {
  const { playerData, weeks } = useStores();
  const [isBusy, setBusy] = useState(false);
  if (!weeks.isCurrentUnanswered.value) return null;

  async function retry() {
    setBusy(true);
    await playerData.retryCurrent();
    setBusy(false);
  }

  return (
    <div className="mt-4 flex items-center gap-2.5" role="status">
      <Icon name="alert" size={24} />
      <p>
        <b>{currentWeekCopy.failed}</b> {currentWeekCopy.trying}{' '}
        <button
          type="button"
          className="link underline decoration-2 underline-offset-link"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : retry}
        >
          {isBusy ? currentWeekCopy.retrying : currentWeekCopy.retry}
        </button>
      </p>
    </div>
  );
}
