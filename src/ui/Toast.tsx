import type { ReactNode } from 'react';
import '../styles/toast.css';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ToastRegionProps {
  children?: ReactNode;
}

/** Where notices come and go. It is always in the page, so that screen readers hear what enters it. */
export function ToastRegion({ children }: ToastRegionProps) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  );
}

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
    <p className={classNames('toast', tone !== 'note' && tone)}>
      <Icon name={icon} />
      <span>{children}</span>
      {closeLabel && onClose ? <CloseButton label={closeLabel} onClick={onClose} /> : null}
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
    <div className="toast with-action">
      <Icon name={icon} size={24} />
      <p>
        <b>{title}</b>
        {children}
      </p>
      <div className="actions">
        {action}
        {dismiss}
      </div>
    </div>
  );
}
