import { useState } from 'react';
import { commonCopy } from '../copy/common.ts';
import { noticesCopy } from '../copy/notices.ts';
import { formatDayHour } from '../lib/format.ts';
import { Banner } from '../ui/Banner.tsx';
import { useShellStores } from '../use-stores.ts';

/**
 * Shows at most one banner. A failed session start has priority over a lost connection, and a lost connection
 * over a wrong device clock. The last two are shown only to a logged-in player.
 */
export function Banners() {
  const { auth, network, time } = useShellStores();
  const [isClockDismissed, setClockDismissed] = useState(false);

  const failure = auth.startFailure.value;
  if (failure) {
    return (
      <Banner
        variant="session"
        icon="alert"
        role="alert"
        closeLabel={commonCopy.closeNotice}
        onClose={auth.dismissStartFailure}
      >
        {noticesCopy.startFailed[failure]}
      </Banner>
    );
  }

  if (auth.status.value !== 'authenticated') return null;

  if (network.isOffline.value) {
    return (
      <Banner variant="offline" icon="offline" title={noticesCopy.offlineTitle}>
        {noticesCopy.offlineBody}
      </Banner>
    );
  }

  if (time.isClockWrong.value && !isClockDismissed) {
    return (
      <Banner
        variant="clock"
        icon="clock"
        title={noticesCopy.clockTitle}
        closeLabel={commonCopy.closeNotice}
        onClose={() => setClockDismissed(true)}
      >
        {noticesCopy.clockBody(formatDayHour(time.now.value))}
      </Banner>
    );
  }

  return null;
}
