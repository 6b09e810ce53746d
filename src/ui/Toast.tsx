import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ToastRegionProps {
  children?: ReactNode;
}

/** Where notices come and go. It is always in the page, so that screen readers hear what enters it. */
export function ToastRegion({ children }: ToastRegionProps) {
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-4 bottom-4 z-30 grid justify-items-start gap-3',
        'nav:top-[88px] nav:right-[max(2rem,calc(50vw-36.25rem))] nav:bottom-auto nav:left-auto nav:justify-items-end',
        'max-nav:[body:has([data-bottom-bar])_&]:bottom-[150px]',
      )}
      role="status"
    >
      {children}
    </div>
  );
}

const TOAST = classNames(
  'pointer-events-auto min-h-13 items-center border-l-10 bg-tinta px-4 text-papel',
  'forced-colors:border-2 print:hidden',
);
const TONES = { note: 'border-queso', error: 'border-chile', ok: 'border-hoja' };

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
    <p className={classNames(TOAST, TONES[tone], 'condensed inline-flex gap-[.7rem] py-[.6rem] text-17/115')}>
      <Icon name={icon} />
      <span>{children}</span>
      {closeLabel && onClose ? (
        // The margins keep the toast as tall as its line of text.
        <CloseButton label={closeLabel} onClick={onClose} className="-my-[.6rem] -mr-3" />
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
    <div
      data-toast="action"
      className={classNames(
        TOAST,
        TONES.note,
        'grid w-full grid-cols-[auto_1fr] gap-x-[.9rem] gap-y-[.6rem] pt-[.9rem] pb-4',
        '[box-shadow:0_0_0_2px_var(--color-papel),6px_6px_0_2px_var(--color-tinta)]',
        // Away from the header and from the bar at the bottom, because it waits for the player.
        'nav:fixed nav:bottom-8 nav:left-[max(2rem,calc(50vw-36.25rem))] nav:w-[400px]',
        'nav:[body:has([data-bottom-bar])_&]:bottom-[120px]',
      )}
    >
      <Icon name={icon} size={24} />
      <p className="leading-135">
        <b className="condensed block text-19/115 text-queso">{title}</b>
        {children}
      </p>
      <div className="col-span-full flex items-center gap-[.9rem]">
        {action}
        {dismiss}
      </div>
    </div>
  );
}
