import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './banner.css';

interface BannerProps {
  variant: 'offline' | 'clock' | 'session';
  icon: IconName;
  title?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

const VARIANTS = {
  offline: { band: 'banner-offline on-dark', icon: 'text-queso' },
  clock: { band: 'banner-notice', icon: '' },
  session: { band: 'banner-notice', icon: '' },
};

export function Banner({
  variant,
  icon,
  title,
  role = 'status',
  children,
  closeLabel,
  onClose,
}: BannerProps) {
  return (
    <div className={classNames('banner ridge-b', VARIANTS[variant].band)} role={role}>
      <div className="banner-line">
        <Icon name={icon} size={28} className={VARIANTS[variant].icon} />
        <p className="flex-1">
          {title ? <b className="banner-title condensed">{title}</b> : null}
          {children}
        </p>
        {closeLabel && onClose ? <CloseButton label={closeLabel} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
