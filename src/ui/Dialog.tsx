import { Description, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import '../styles/dialog.css';

interface DialogProps {
  isOpen: boolean;
  /** Escape or a click on the veil; only where the dialog can be dismissed. */
  onClose: () => void;
  /** alertdialog for errors and for decisions that can't be undone. */
  role?: 'dialog' | 'alertdialog';
  /** The colour of the shadow out of register, and how the card leans. */
  tone: 'error' | 'confirm' | 'done' | 'progress';
  title?: ReactNode;
  /** The card beside the title. */
  picture?: ReactNode;
  /** What the dialog says; screen readers read it with the title. */
  text?: ReactNode;
  /** The buttons; the safe one carries `data-autofocus`, a single one the class `alone`. */
  actions?: ReactNode;
  isDismissable?: boolean;
  /** Something is on its way; the dialog has no buttons. */
  isBusy?: boolean;
  /** Attributes for those who look dialogs up from outside. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** card: picture and title side by side; plain: the title alone; free: the children draw a DialogHeading. */
  layout?: 'card' | 'plain' | 'free';
  children?: ReactNode;
}

function stay() {
  // A dialog that can't be dismissed answers neither Escape nor a click outside.
}

/** A sheet of ridged paper over a veil. Traps the focus and gives it back; never the browser's own modal. */
export function Dialog({
  isOpen,
  onClose,
  role = 'dialog',
  tone,
  title,
  picture,
  text,
  actions,
  isDismissable = true,
  isBusy = false,
  data,
  layout = 'card',
  children,
}: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Headless UI makes the page inert only when the dialog opens after it was mounted: opened at once, it does not
  // know the page yet, and the focus could leave for a heading behind the veil.
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return (
    <HeadlessDialog
      {...data}
      open={isOpen && isMounted}
      onClose={isDismissable ? onClose : stay}
      role={role}
      className="veil"
      aria-busy={isBusy || undefined}
      // Without a button to hold the focus, the sheet itself does.
      initialFocus={actions || layout === 'free' ? undefined : sheet}
    >
      <DialogPanel ref={sheet} tabIndex={-1} className={`dialog tone-${tone}`}>
        <div>
          {layout === 'card' ? (
            <div className="dialog-head">
              {picture}
              <div>
                <DialogHeading>{title}</DialogHeading>
              </div>
            </div>
          ) : null}
          {layout === 'plain' ? <DialogHeading className="mb-1.5">{title}</DialogHeading> : null}
          {text ? (
            <Description as="p" role={isBusy ? 'status' : undefined}>
              {text}
            </Description>
          ) : null}
          {children}
          {actions ? <div className="actions">{actions}</div> : null}
        </div>
      </DialogPanel>
    </HeadlessDialog>
  );
}

interface DialogHeadingProps {
  className?: string;
  children: ReactNode;
}

/** The title that names the dialog it stands in. */
export function DialogHeading({ className, children }: DialogHeadingProps) {
  return (
    <DialogTitle as="h2" className={className}>
      {children}
    </DialogTitle>
  );
}
