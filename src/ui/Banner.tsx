import type { ReactNode } from 'react';
import '../styles/notice.css';
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

/** A notice under the header about the state of the whole site. */
export function Banner({ tone, icon, title, role = 'status', children, closeLabel, onClose }: BannerProps) {
  return (
    <div className={classNames('strip ridge-b', tone, tone === 'offline' && 'on-dark')} role={role}>
      <div className="sheet">
        <Icon name={icon} size={28} />
        <p>
          {title ? <b>{title}</b> : null}
          {children}
        </p>
        {closeLabel && onClose ? <CloseButton label={closeLabel} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
