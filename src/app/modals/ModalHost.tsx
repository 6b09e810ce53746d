import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetchDrawings } from '../../components/art/CardArt.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { PATHS } from '../../lib/routes.ts';
import type { DialogType, TextDialogRequest } from '../../stores/shell/dialogs.ts';
import { Dialog, DialogButton } from '../../ui/Dialog.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShellStores } from '../../use-stores.ts';
import { TriviaDialog } from './TriviaDialog.tsx';
import { describeDialog } from './table.tsx';

/**
 * When one request of the modal store replaces another, the dialog element stays mounted, so that the focus
 * finally returns to the opener of the first dialog (the element that had the focus before it).
 */
export function ModalHost() {
  const request = useShellStores().modal.current.value;
  useReturnOfFocus(request !== null);
  // Fetches the drawings of all dialogs in advance, because a dialog about a lost connection could not fetch
  // its own.
  useEffect(prefetchDrawings, []);
  if (request === null) return null;
  return request.type === 'trivia' ? <TriviaDialog /> : <TextDialog request={request} />;
}

/** Stands for the e-mail address in a text. */
const EMAIL = '{email}';
const CARD_CLASSES = {
  error: 'lottery-card-compact [transform:rotate(-4deg)] shadow-tinta-s',
  confirm: 'lottery-card-compact [transform:rotate(-4deg)] shadow-tinta-s',
  done: 'lottery-card-compact [transform:rotate(3deg)] shadow-tinta-s',
  progress: 'lottery-card-compact shadow-none',
};

function TextDialog({ request }: { request: TextDialogRequest }) {
  const stores = useShellStores();
  const { auth, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { type } = request;
  const look = describeDialog(request, stores);
  const { variant, card, title, text, buttons } = look;
  const isBusy = variant === 'progress';

  const on = {
    accept() {
      modal.accept();
      look.afterAccept?.();
      const { acceptGoesTo } = look;
      if (acceptGoesTo && pathname !== PATHS[acceptGoesTo]) navigate(PATHS[acceptGoesTo]);
    },
    cancel() {
      modal.cancel();
      look.afterCancel?.();
    },
  };

  const email = look.email || auth.verification.value?.email || modalExtrasCopy.yourEmail;
  const [before = '', after] = text.split(EMAIL);
  const shownText =
    after === undefined ? (
      before
    ) : (
      <>
        {before}
        <span className="font-semibold text-azul">{email}</span>
        {after}
      </>
    );
  return (
    <Dialog
      onClose={on.cancel}
      role={variant === 'error' || variant === 'confirm' ? 'alertdialog' : 'dialog'}
      variant={variant}
      title={title}
      picture={card ? <LotteryCard card={card} className={CARD_CLASSES[variant]} /> : null}
      text={
        look.isWarning ? (
          <span className="mb-4 flex items-start gap-3 border-2 border-tinta bg-queso px-3.5 py-3 text-sm/snug">
            <Icon name="alert" size={24} />
            <span>{shownText}</span>
          </span>
        ) : (
          shownText
        )
      }
      isDismissable={buttons.length > 1}
      hasFocusInside={buttons.some(({ hasFocus }) => hasFocus)}
      data-modal={type}
      actions={
        isBusy
          ? null
          : buttons.map(({ action, variant, hasFocus }) => (
              <DialogButton key={action} variant={variant} data-autofocus={hasFocus} onClick={on[action]}>
                {look[action] ?? modalExtrasCopy.accept}
              </DialogButton>
            ))
      }
    >
      <FocusAndAnnounce
        type={type}
        announcement={isBusy ? title : `${title} ${text.replace(EMAIL, email)}`}
      />
      {look.body}
    </Dialog>
  );
}

/**
 * Moves the focus into each new dialog. When a dialog replaces another, also announces the title and the text
 * of the new dialog (of a progress dialog only the title): Headless UI reuses the dialog element and does not
 * move the focus, and a screen reader reads a dialog's name only when the focus enters the element. Must be a
 * child of the dialog element, so that the effect runs when the new buttons exist.
 */
function FocusAndAnnounce({ type, announcement }: { type: DialogType; announcement: string }) {
  const previous = useRef(type);
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text of an open dialog is not announced again.
  useEffect(() => {
    const dialog = document.querySelector(`[data-modal="${type}"]`);
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('[tabindex]'))?.focus();
    if (previous.current !== type) setAnnounced(announcement);
    previous.current = type;
  }, [type]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}

const isNothingFocused = () => !document.activeElement || document.activeElement === document.body;

/**
 * When no dialog is open any more, focuses the element that had the focus before the first dialog (the
 * opener), or the page's heading if the opener is no longer in the page or cannot be focused. Headless UI
 * alone is not enough: it does not know an opener that was pressed before Headless UI was loaded, and if the
 * opener is gone it focuses some element that had the focus earlier.
 */
function useReturnOfFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the dialog opens and takes the focus, so the opener still has the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The timeout runs after Headless UI has tried to restore the focus.
      setTimeout(() => {
        const from = opener.current;
        if (from instanceof HTMLElement && from !== document.body && from.isConnected) {
          if (isNothingFocused()) from.focus();
          if (!isNothingFocused()) return;
        }
        const heading = document.querySelector<HTMLElement>('main h1');
        focusHeading(heading);
        // For a keyboard user, who sees the focus ring, the heading is scrolled into view. For a player with
        // a pointer, the page keeps its scroll position.
        if (heading?.matches(':focus-visible')) heading.scrollIntoView?.({ block: 'center' });
      });
    };
  }, [isOpen]);
}
