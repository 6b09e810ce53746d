import { useState } from 'react';
import { formatDayHour } from '../copy/format.ts';
import { noticesCopy } from '../copy/notices.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { useCommonStores } from '../use-stores.ts';
import { Banner } from './Banner.tsx';
import { lateShell } from './late-shell.ts';

/**
 * Shows at most one banner. The end of a session has priority over a lost connection, a lost connection over a wrong
 * device clock, and that over a live game. The last three are shown only to a logged-in player.
 */
export function Banners() {
  const { auth, network, player, time } = useCommonStores();
  const hasLiveGame = player.current?.currentWeek.entries.value.some(({ state }) => state.value === 'live');
  const { current: late } = useLazy(lateShell, hasLiveGame === true);
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

  return hasLiveGame && late ? <late.LiveLine /> : null;
}
