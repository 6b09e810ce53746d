import type { ReactNode } from 'react';
import { commonCopy } from '../copy/common.ts';
import { CloseButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';

interface BannerProps {
  isOffline?: boolean;
  icon: IconName;
  title?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
  onClose?: () => void;
}

/** A notice under the navigation. */
export function Banner({ isOffline, icon, title, role = 'status', children, onClose }: BannerProps) {
  return (
    <div
      className={classNames(
        'ridge-b z-3 pt-4 pb-3 leading-medium print:hidden',
        isOffline ? 'on-dark bg-tinta text-papel' : 'bg-queso text-tinta',
      )}
      role={role}
    >
      <div className="mx-auto flex min-h-11 w-page items-center gap-3">
        <Icon name={icon} size={28} className={isOffline ? 'text-queso' : undefined} />
        <p className="flex-1">
          {title ? <b className="condensed block text-lg/compact">{title}</b> : null}
          {children}
        </p>
        {onClose ? <CloseButton label={commonCopy.closeNotice} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
