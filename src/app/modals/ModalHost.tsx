import { useShellStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetchDrawings } from '../../components/art/deck.ts';
import { PATHS } from '../../lib/paths.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';
import { MODAL_TABLE } from './table.ts';

/**
 * When one request of the modal store replaces another, the dialog element stays mounted, so that the focus
 * finally returns to the opener of the first dialog (the element that had the focus before it).
 */
export function ModalHost() {
  const stores = useShellStores();
  const { auth, game, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = modal.current.value;

  const isPlayer = auth.status.value === 'authenticated';
  const trivia = isPlayer ? game.current?.trivia : undefined;

  useReturnOfFocus(request !== null || trivia?.isVisible.value === true);
  // Fetches the drawings of all dialogs in advance, because a dialog about a lost connection could not fetch
  // its own.
  useEffect(prefetchDrawings, []);

  // The trivia dialog is shown only while the modal store has no dialog.
  if (request === null) return trivia ? <TriviaDialog trivia={trivia} /> : null;
  const { acceptGoesTo, afterAccept, afterDecline } = MODAL_TABLE[request.type];

  function accept() {
    modal.accept();
    afterAccept?.(stores);
    if (acceptGoesTo && pathname !== PATHS[acceptGoesTo]) navigate(PATHS[acceptGoesTo]);
  }

  function cancel() {
    modal.cancel();
    afterDecline?.(stores);
  }

  function close() {
    modal.close();
    afterDecline?.(stores);
  }

  // Without an e-mail of its own, a dialog names the account that waits for its confirmation.
  const email = request.params?.email ?? (auth.verification.value?.email || undefined);

  return (
    <ModalDialog
      request={{ ...request, params: { ...request.params, email } }}
      onAccept={accept}
      onCancel={cancel}
      onClose={close}
    />
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
