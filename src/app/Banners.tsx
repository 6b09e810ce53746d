import { useState } from 'react';
import { formatDayHour } from '../copy/format.ts';
import { noticesCopy } from '../copy/notices.ts';
import { useCommonStores } from '../use-stores.ts';
import { Banner } from './Banner.tsx';

/**
 * Shows at most one banner. The end of a session has priority over a lost connection, and that over a wrong device
 * clock. The last two are shown only to a logged-in player.
 */
export function Banners() {
  const { auth, network, time } = useCommonStores();
  const [isClockDismissed, setClockDismissed] = useState(false);

  const notice = auth.stayNotice.value;
  if (notice) {
    return (
      <Banner icon="alert" role="alert" onClose={auth.dismissNotice}>
        {noticesCopy.stayNotice[notice]}
      </Banner>
    );
  }

  if (auth.status.value !== 'authenticated') return null;

  if (network.isOffline.value) {
    return (
      <Banner isOffline icon="offline" title={noticesCopy.offlineTitle}>
        {noticesCopy.offlineBody}
      </Banner>
    );
  }

  if (time.isClockWrong.value && !isClockDismissed) {
    return (
      <Banner icon="clock" title={noticesCopy.clockTitle} onClose={() => setClockDismissed(true)}>
        {noticesCopy.clockBody(formatDayHour(time.now.value))}
      </Banner>
    );
  }

  return null;
}
