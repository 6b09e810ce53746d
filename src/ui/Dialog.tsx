import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { coverPage } from './page-behind.ts';

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape and on a click outside, unless `isDismissable` is false. */
  onClose: () => void;
  /** alertdialog for errors and for decisions that can't be undone. */
  role?: 'dialog' | 'alertdialog';
  /** The colour of the shadow. */
  tone: 'error' | 'confirm' | 'done' | 'progress';
  title?: ReactNode;
  /** The card beside the title. */
  picture?: ReactNode;
  /** What the dialog says; screen readers read it with the title. */
  text?: ReactNode;
  /** The buttons, each a `DialogButton`; the safe one has `data-autofocus`. */
  actions?: ReactNode;
  isDismissable?: boolean;
  /** Something is in progress; the dialog has no buttons. */
  isBusy?: boolean;
  /** Attributes by which tests and the simulator find the dialog. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** card: picture and title side by side; plain: the title alone; free: the children draw a DialogHeading. */
  layout?: 'card' | 'plain' | 'free';
  children?: ReactNode;
}

const SHADOWS = {
  error: 'filter-[drop-shadow(7px_7px_0_var(--color-chile))]',
  confirm: 'filter-[drop-shadow(7px_7px_0_var(--color-queso))]',
  done: 'filter-[drop-shadow(7px_7px_0_var(--color-hoja))]',
  progress: 'filter-[drop-shadow(7px_7px_0_var(--color-cielo))]',
};

const TitleId = createContext<string | undefined>(undefined);

/** A modal dialog on ridged paper. It keeps the focus inside and gives it back when it closes. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({
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
}: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId();
  const textId = useId();
  const place = useRef<HTMLSpanElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const page = place.current?.closest('body > *');
    if (!page) return;
    const uncoverPage = coverPage(page);
    focusInside(backdrop.current);
    return uncoverPage;
  }, []);
  useEscape(isDismissable ? onClose : stay);
  useEffect(() => holdPage(backdrop.current), []);

  return (
    <>
      <span ref={place} hidden />
      {createPortal(
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is always one of two.
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are modal.
        <div
          {...data}
          ref={backdrop}
          className="fixed inset-0 z-50 grid place-items-center overflow-auto overscroll-contain bg-velo p-4 focus-visible:outline-none"
          role={role}
          tabIndex={-1}
          aria-modal="true"
          aria-busy={isBusy || undefined}
          aria-labelledby={titleId}
          aria-describedby={text ? textId : undefined}
          onKeyDown={keepTabInside}
          onPointerDown={({ target }) => {
            pressed.current = target;
          }}
          // A press that began inside and ends outside selects text.
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget && pressed.current === target && isDismissable) onClose();
          }}
        >
          <div
            tabIndex={-1}
            className={classNames('w-[min(100%,460px)] focus-visible:outline-none', SHADOWS[tone])}
            data-sheet
          >
            <div className="ridged-paper bg-papel px-5 pt-[1.6rem] pb-6 sm:px-8 sm:pt-8 sm:pb-[1.8rem]">
              <TitleId value={titleId}>
                {layout === 'card' ? (
                  <div
                    className={classNames(
                      'grid grid-cols-[112px_1fr] items-center gap-[1.1rem] sm:grid-cols-[136px_1fr]',
                      'max-2xs:grid-cols-[84px_1fr] max-2xs:gap-[.8rem]',
                      tone === 'progress' ? 'mb-[.6rem]' : 'mb-4',
                    )}
                  >
                    {picture}
                    <div>
                      <DialogHeading className="text-36 max-sm:text-32 max-2xs:text-[1.6rem]">
                        {title}
                      </DialogHeading>
                    </div>
                  </div>
                ) : null}
                {layout === 'plain' ? (
                  <DialogHeading className="mb-1.5 text-36">{title}</DialogHeading>
                ) : null}
                {text ? (
                  <p id={textId} className="text-17" role={isBusy ? 'status' : undefined}>
                    {text}
                  </p>
                ) : null}
                {children}
                {actions ? (
                  <div className="mt-[1.4rem] grid gap-[.8rem] sm:grid-cols-[1fr_1fr]">{actions}</div>
                ) : null}
              </TitleId>
            </div>
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}

function stay() {
  // A dialog that can't be dismissed answers neither Escape nor a click outside.
}

const CONTROLS = 'a[href], button, input, select, textarea';

/** Focuses the safe action, else the first control; without one, the sheet. */
function focusInside(dialog: HTMLElement | null) {
  const target =
    dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog?.querySelector<HTMLElement>(CONTROLS) ??
    dialog?.querySelector<HTMLElement>('[data-sheet]');
  target?.focus();
}

/** The Tab key goes from the last control to the first, and back. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const [first, last] = [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  const isBeforeFirst = focused === first || !controls.some((control) => control === focused);
  if (event.shiftKey ? !isBeforeFirst : focused !== last && last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function useEscape(onEscape: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}

/** Safari 15 scrolls the page behind a dialog that has nothing to scroll. */
function holdPage(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog || globalThis.CSS?.supports?.('overscroll-behavior', 'contain')) return;
  const onMove = (event: TouchEvent) => {
    const isZoomed = event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
    if (!isZoomed && dialog.scrollHeight <= dialog.clientHeight) event.preventDefault();
  };
  dialog.addEventListener('touchmove', onMove, { passive: false });
  return () => dialog.removeEventListener('touchmove', onMove);
}

interface DialogHeadingProps {
  className?: string;
  children: ReactNode;
}

/** The title that names the dialog it stands in. */
export function DialogHeading({ className, children }: DialogHeadingProps) {
  return (
    <h2 id={useContext(TitleId)} className={className}>
      {children}
    </h2>
  );
}

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'isWide' | 'className'> & {
  /** The only button of the dialog: as wide as two. */
  isAlone?: boolean;
};

export function DialogButton({ isAlone = false, ...button }: DialogButtonProps) {
  return <Button {...button} isWide className={classNames('px-4', isAlone && 'col-span-full')} />;
}
