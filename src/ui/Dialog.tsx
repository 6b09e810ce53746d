import { Description, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useLeavingPaper } from './use-leaving-paper.ts';

interface DialogProps {
  onClose: () => void;
  /** Use `alertdialog` for errors and for decisions that can't be undone. */
  role?: 'dialog' | 'alertdialog';
  variant: 'error' | 'confirm' | 'done' | 'progress';
  /** Without a title, the children render a DialogTitle and a Description. */
  title?: ReactNode;
  /** Picture beside the title. Not shown in a dialog without a title. */
  picture?: ReactNode;
  text?: ReactNode;
  /** `DialogButton` elements. The button with `data-autofocus` gets the focus when the dialog opens. */
  actions?: ReactNode;
  /** False if no button takes the focus when the dialog opens: the dialog itself takes it, and its top is on screen. */
  hasFocusInside?: boolean;
  isDismissable?: boolean;
  /**
   * Name of the region with the text and the children, which scrolls where they are taller than the screen, so that the
   * title and the actions stay on screen.
   */
  regionLabel?: string;
  /**
   * What the region shows is chosen here, below the title. On a phone held sideways the region is a picture to the left
   * of the title, of this and of the actions.
   */
  tools?: ReactNode;
  /** Stands below the region, and the seal beside it. */
  foot?: ReactNode;
  /**
   * A stamp that falls on the lower right corner of the paper and cuts its edges into waves. It lies over the paper,
   * so that neither the paper nor the part that scrolls clips it.
   */
  seal?: ReactNode;
  children?: ReactNode;
  [data: `data-${string}`]: string;
}

/**
 * Keeps the focus in a dialog that can't be dismissed. On Escape, Headless UI blurs the focused element before
 * it calls `onClose`, unless the default of the event was prevented.
 */
function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

const SHADOWS = {
  error: 'cutout-l-chile',
  confirm: 'cutout-l-queso',
  done: 'cutout-l-verde',
  progress: 'cutout-l-cielo',
};

export function Dialog({
  onClose,
  role = 'dialog',
  variant,
  title,
  picture,
  text,
  actions,
  hasFocusInside = Boolean(actions),
  isDismissable = true,
  regionLabel,
  tools,
  foot,
  seal,
  children,
  ...data
}: DialogProps) {
  const isBusy = variant === 'progress';
  const sheet = useRef<HTMLDivElement>(null);
  // Most progress dialogs close before they are seen.
  useLeavingPaper(sheet, isBusy);
  // Headless UI makes the page inert only if the dialog opens after its first render. In a dialog that is
  // open from the first render, the focus could move to a heading behind the dialog.
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return (
    <HeadlessDialog
      {...data}
      open={isMounted}
      // A dialog that can't be dismissed reacts neither to Escape nor to a click outside.
      onClose={isDismissable ? onClose : () => undefined}
      onKeyDown={isDismissable ? undefined : ignoreEscape}
      role={role}
      className={classNames(
        'wrap-break-word fixed inset-0 z-50 overflow-auto overscroll-contain bg-velo p-4',
        // The height of a grid's row is that of the dialog, so only in a row of a flexbox can it be limited by the
        // window's.
        regionLabel ? 'flex' : 'grid place-items-center',
      )}
      aria-busy={isBusy || undefined}
      initialFocus={hasFocusInside ? undefined : sheet}
    >
      <DialogPanel
        ref={sheet}
        // Headless UI traps Tab only in a dialog with a tabbable element. Without buttons, this panel is the
        // tabbable element.
        tabIndex={actions ? -1 : 0}
        className={classNames(
          'dialog-panel w-full outline-papel',
          // Most calls end sooner than this animation begins, and a dialog that is gone at once would only flash. The
          // dialog itself is there, for the keyboard and for screen readers.
          isBusy ? 'animate-enter-late' : 'animate-enter',
          // The focus ring is shown only where the dialog itself has the focus and Tab leads to its buttons.
          (hasFocusInside || !actions) && 'focus-visible:outline-none',
          regionLabel && 'dialog-scrolling',
          tools ? 'dialog-pictured' : null,
          seal ? 'dialog-sealed' : null,
        )}
      >
        {/* The panel itself has no shadow, because the shadow would double its focus ring. */}
        <div className={classNames(SHADOWS[variant], regionLabel && 'flex w-full')}>
          <div className="dialog-paper ridged-paper bg-papel">
            {title ? (
              <div className={picture ? 'dialog-head' : 'dialog-head-alone'}>
                {picture}
                <DialogTitle as="h2" className="dialog-title">
                  {title}
                </DialogTitle>
              </div>
            ) : null}
            {tools}
            <div
              {...(regionLabel && {
                className: 'dialog-region no-scrollbar',
                role: 'region',
                'aria-label': regionLabel,
                // The keyboard scrolls only a region that can have the focus.
                tabIndex: 0,
              })}
            >
              {text ? (
                <Description as="p" className="text-base" role={isBusy ? 'status' : undefined}>
                  {text}
                </Description>
              ) : null}
              {children}
            </div>
            {foot ? <div className="dialog-foot">{foot}</div> : null}
            {actions ? <div className="dialog-actions">{actions}</div> : null}
          </div>
        </div>
        {seal ? <div className="dialog-seal">{seal}</div> : null}
      </DialogPanel>
    </HeadlessDialog>
  );
}

export function DialogButton(button: ComponentProps<typeof Button>) {
  return <Button {...button} isWide className="px-4 only:col-span-full" />;
}
