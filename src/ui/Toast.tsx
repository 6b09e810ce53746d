import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './toast.css';

interface ToastRegionProps {
  children?: ReactNode;
}

/** Where notices come and go. It is always in the page, so that screen readers hear what enters it. */
export function ToastRegion({ children }: ToastRegionProps) {
  return (
    <div className="toast-region" role="status">
      {children}
    </div>
  );
}

const TONES = { note: 'toast-note', error: 'toast-error', ok: 'toast-ok' };

interface ToastProps {
  tone?: 'note' | 'error' | 'ok';
  icon: IconName;
  /** With `onClose`: it can be closed. */
  closeLabel?: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A short notice that goes away by itself. */
export function Toast({ tone = 'note', icon, closeLabel, onClose, children }: ToastProps) {
  return (
    <p className={classNames('toast toast-brief condensed', TONES[tone])}>
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
  /** One button. */
  action: ReactNode;
  /** One link-like button that puts it off. */
  dismiss?: ReactNode;
  children?: ReactNode;
}

/** A notice that waits for the person. */
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
