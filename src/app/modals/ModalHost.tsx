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
 * Renders the open dialog (spec §2). When one dialog replaces another the element stays the same, so that the
 * focus returns to whatever opened the first.
 */
export function ModalHost({ stores }: { stores: ShellStores }) {
  const { auth, game, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = modal.current.value;

  const isPlayer = auth.status.value === 'authenticated';
  const trivia = isPlayer ? game.current?.trivia : undefined;

  useReturnOfFocus(request !== null || trivia?.isVisible.value === true);
  // A dialog about a lost connection couldn't fetch its drawing.
  useEffect(prefetchDrawings, []);

  // The trivia waits until every other dialog is closed.
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
 * When the last dialog has closed, focuses what had the focus before it opened, or the page's heading when that is gone.
 * Headless UI gives the focus back to what was pressed after its code had come; the first press may have come earlier.
 */
function useReturnOfFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  // The dialog opens in the render after this one, and takes the focus then.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After Headless UI has tried to restore the focus.
      setTimeout(() => {
        if (!isNothingFocused()) return;
        if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
        if (isNothingFocused()) focusHeading(document.querySelector('main h1'));
      });
    };
  }, [isOpen]);
}
