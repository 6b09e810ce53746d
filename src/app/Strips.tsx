import { useState } from 'react';
import { commonCopy } from '../copy/common.ts';
import { noticesCopy } from '../copy/notices.ts';
import { formatDayHour } from '../lib/format.ts';
import type { Stores } from '../stores/index.ts';
import { Strip } from '../ui/Strip.tsx';

/**
 * The strip under the navigation: a session that could not be opened, no connection, or a phone whose clock is
 * wrong. One at a time; offline wins over the clock.
 */
export function Strips({ stores }: { stores: Stores }) {
  const [isClockDismissed, setClockDismissed] = useState(false);

  if (stores.auth.hasStartFailed.value) {
    return (
      <Strip
        tone="session"
        icon="alert"
        role="alert"
        closeLabel={commonCopy.closeNotice}
        onClose={stores.auth.dismissStartFailure}
      >
        {noticesCopy.startFailed}
      </Strip>
    );
  }

  if (stores.auth.status.value !== 'authenticated') return null;

  if (stores.network.isOffline.value) {
    return (
      <Strip tone="offline" icon="offline" title={noticesCopy.offlineTitle}>
        {noticesCopy.offlineBody}
      </Strip>
    );
  }

  if (stores.time.isClockWrong.value && !isClockDismissed) {
    return (
      <Strip
        tone="clock"
        icon="clock"
        title={noticesCopy.clockTitle}
        closeLabel={commonCopy.closeNotice}
        onClose={() => setClockDismissed(true)}
      >
        {noticesCopy.clockBody(formatDayHour(stores.time.now.value))}
      </Strip>
    );
  }

  return null;
}
