import type { ReactNode } from 'react';
import '../styles/notice.css';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

interface StripProps {
  tone: 'offline' | 'clock' | 'session';
  icon: IconName;
  /** A first line of its own. */
  title?: string;
  /** `alert` for what the person must hear at once. */
  role?: 'status' | 'alert';
  children: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

/** A state of the whole page, in a ridged strip under the header. */
export function Strip({ tone, icon, title, role = 'status', children, closeLabel, onClose }: StripProps) {
  return (
    <div className={classNames('strip band ridge-b', tone, tone === 'offline' && 'on-dark')} role={role}>
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
