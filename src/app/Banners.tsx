import { type ReactNode, useState } from 'react';
import { commonCopy } from '../copy/common.ts';
import { formatDayHour } from '../copy/format.ts';
import { noticesCopy } from '../copy/notices.ts';
import { CloseButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useShellStores } from '../use-stores.ts';
import './banner.css';

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
      <Banner variant="session" icon="alert" role="alert" onClose={auth.dismissStartFailure}>
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
        onClose={() => setClockDismissed(true)}
      >
        {noticesCopy.clockBody(formatDayHour(time.now.value))}
      </Banner>
    );
  }

  return null;
}

interface BannerProps {
  variant: 'offline' | 'clock' | 'session';
  icon: IconName;
  title?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
  onClose?: () => void;
}

const VARIANTS = {
  offline: { band: 'banner-offline on-dark', icon: 'text-queso' },
  clock: { band: 'banner-notice', icon: '' },
  session: { band: 'banner-notice', icon: '' },
};

function Banner({ variant, icon, title, role = 'status', children, onClose }: BannerProps) {
  return (
    <div className={classNames('banner ridge-b', VARIANTS[variant].band)} role={role}>
      <div className="banner-line">
        <Icon name={icon} size={28} className={VARIANTS[variant].icon} />
        <p className="flex-1">
          {title ? <b className="banner-title condensed">{title}</b> : null}
          {children}
        </p>
        {onClose ? <CloseButton label={commonCopy.closeNotice} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
