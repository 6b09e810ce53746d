import '../../styles/pages.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetchDrawings } from '../../components/art/deck.ts';
import { PATHS } from '../../lib/paths.ts';
import type { ShellStores } from '../../stores/index.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';
import { MODAL_TABLE } from './table.ts';

/**
 * When one dialog replaces another, the dialog element stays mounted, so that the focus returns to the opener
 * of the first dialog.
 */
export function ModalHost({ stores }: { stores: ShellStores }) {
  const { auth, game, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = modal.current.value;

  const isPlayer = auth.status.value === 'authenticated';
  const trivia = isPlayer ? game.current?.trivia : undefined;

  useReturnOfFocus(request !== null || trivia?.isVisible.value === true);
  // The drawings are fetched early, because a dialog about a lost connection could not fetch its drawing.
  useEffect(prefetchDrawings, []);

  // The trivia dialog waits until every other dialog is closed.
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

  return <ModalDialog request={request} onAccept={accept} onCancel={cancel} onClose={close} />;
}

const isNothingFocused = () => !document.activeElement || document.activeElement === document.body;

/**
 * Restores the focus after the last dialog has closed, or focuses the page's heading when the opener is
 * gone. Headless UI misses an opener that was pressed before the code of Headless UI was loaded, and
 * replaces an opener that is gone by any element that had the focus before.
 */
function useReturnOfFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  // The dialog opens and takes the focus in the next render, so the opener still has the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // A timeout runs after Headless UI has tried to restore the focus.
      setTimeout(() => {
        const from = opener.current;
        if (from instanceof HTMLElement && from !== document.body && from.isConnected) {
          if (isNothingFocused()) from.focus();
          if (!isNothingFocused()) return;
        }
        const heading = document.querySelector<HTMLElement>('main h1');
        focusHeading(heading);
        // Only a keyboard user sees the focus ring. For a player with a pointer, the page keeps its scroll
        // position.
        if (heading?.matches(':focus-visible')) heading.scrollIntoView?.({ block: 'center' });
      });
    };
  }, [isOpen]);
}
