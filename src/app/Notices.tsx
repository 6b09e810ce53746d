import { type ReactNode, useState } from 'react';
import { commonCopy } from '../copy/common.ts';
import { formatDayHour } from '../copy/format.ts';
import { noticesCopy, toastCopy } from '../copy/notices.ts';
import type { ToastKind } from '../stores/shell/toast.ts';
import { Button, CloseButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
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
      <Banner icon="alert" role="alert" onClose={auth.dismissStartFailure}>
        {noticesCopy.startFailed[failure]}
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

interface BannerProps {
  isOffline?: boolean;
  icon: IconName;
  title?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
  onClose?: () => void;
}

function Banner({ isOffline, icon, title, role = 'status', children, onClose }: BannerProps) {
  return (
    <div
      className={classNames(
        'ridge-b z-3 pt-4 pb-3 leading-snug print:hidden',
        isOffline ? 'on-dark bg-tinta text-papel' : 'bg-queso text-tinta',
      )}
      role={role}
    >
      <div className="mx-auto flex min-h-11 w-page items-center gap-3">
        <Icon name={icon} size={28} className={isOffline ? 'text-queso' : undefined} />
        <p className="flex-1">
          {title ? <b className="condensed block text-lg/tight">{title}</b> : null}
          {children}
        </p>
        {onClose ? <CloseButton label={commonCopy.closeNotice} onClick={onClose} /> : null}
      </div>
    </div>
  );
}

const OK = { icon: 'check', className: 'border-hoja' } as const;

const TOASTS: Record<ToastKind, { icon: IconName; className: string }> = {
  'closes-soon': { icon: 'clock', className: 'border-queso' },
  'drafts-in-memory': { icon: 'alert', className: 'border-chile' },
  'link-copied': OK,
  'sent-elsewhere': { icon: 'check', className: 'border-queso' },
  'session-closed-elsewhere': { icon: 'alert', className: 'border-queso' },
};

/** The region is always in the document, so that screen readers announce each toast that is added. */
export function Toasts() {
  const { toast, version } = useShellStores();
  return (
    <div className="toast-region" role="status">
      {toast.toasts.value.map(({ id, kind, params }) => (
        <p
          key={id}
          className={classNames(
            'toast condensed inline-flex gap-3 py-2.5 text-base/tight',
            TOASTS[kind].className,
          )}
        >
          <Icon name={TOASTS[kind].icon} />
          <span>{toastCopy[kind](params)}</span>
          {/* The negative margins keep the toast as tall as its line of text. */}
          <CloseButton
            label={commonCopy.closeNotice}
            onClick={() => toast.dismiss(id)}
            className="-my-2.5 -mr-3"
          />
        </p>
      ))}
      {version.isOffered.value ? <NewVersion /> : null}
    </div>
  );
}

function NewVersion() {
  const { version } = useShellStores();
  return (
    <div data-toast="action" className="toast toast-action border-queso">
      <Icon name="reload" size={24} />
      <p className="leading-snug">
        <b className="condensed block text-lg/tight text-queso">{noticesCopy.versionTitle}</b>
        {noticesCopy.versionBody}
      </p>
      <div className="col-span-full flex items-center gap-3.5">
        <Button className="[--shade:var(--color-humo)]" onClick={version.update}>
          {noticesCopy.versionUpdate}
        </Button>
        <button type="button" className="link px-2" onClick={version.postpone}>
          {noticesCopy.versionLater}
        </button>
      </div>
    </div>
  );
}
