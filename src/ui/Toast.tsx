import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './toast.css';

/** The region is always in the document, so that screen readers announce each toast that is added. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className="toast-region" role="status">
      {children}
    </div>
  );
}

const VARIANTS = { note: 'toast-note', error: 'toast-error', ok: 'toast-ok' };

interface ToastProps {
  variant?: 'note' | 'error' | 'ok';
  icon: IconName;
  closeLabel?: string;
  onClose?: () => void;
  children: ReactNode;
}

export function Toast({ variant = 'note', icon, closeLabel, onClose, children }: ToastProps) {
  return (
    <p className={classNames('toast toast-brief condensed', VARIANTS[variant])}>
      <Icon name={icon} />
      <span>{children}</span>
      {closeLabel && onClose ? (
        <CloseButton label={closeLabel} onClick={onClose} className="toast-close" />
      ) : null}
    </p>
  );
}

interface ActionToastProps {
  icon: IconName;
  title: string;
  action: ReactNode;
  dismiss?: ReactNode;
  children?: ReactNode;
}

export function ActionToast({ icon, title, action, dismiss, children }: ActionToastProps) {
  return (
    <div data-toast="action" className="toast toast-note toast-action">
      <Icon name={icon} size={24} />
      <p className="toast-text">
        <b className="toast-title condensed">{title}</b>
        {children}
      </p>
      <div className="toast-buttons">
        {action}
        {dismiss}
      </div>
    </div>
  );
}
