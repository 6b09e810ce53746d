import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

interface BannerProps {
  tone: 'offline' | 'clock' | 'session';
  icon: IconName;
  /** Shown on a line of its own. */
  title?: string;
  /** `alert` interrupts a screen reader. */
  role?: 'status' | 'alert';
  children: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

const TONES = {
  offline: { band: 'on-dark bg-tinta text-papel', icon: 'text-queso' },
  clock: { band: 'bg-queso text-tinta', icon: '' },
  session: { band: 'bg-queso text-tinta', icon: '' },
};

/** A notice under the header about the state of the whole site. */
export function Banner({ tone, icon, title, role = 'status', children, closeLabel, onClose }: BannerProps) {
  return (
    <div
      className={classNames('ridge-b z-3 pt-4 pb-[.7rem] leading-135 print:hidden', TONES[tone].band)}
      role={role}
    >
      <div className="mx-auto w-page flex min-h-11 items-center gap-[.8rem]">
        <Icon name={icon} size={28} className={TONES[tone].icon} />
        <p className="flex-1">
          {title ? <b className="condensed block text-18/115">{title}</b> : null}
          {children}
        </p>
        {closeLabel && onClose ? <CloseButton label={closeLabel} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
