import '../../styles/pages.css';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetchDrawings } from '../../components/art/deck.ts';
import { PATHS } from '../../lib/paths.ts';
import type { ShellStores } from '../../stores/index.ts';
import { followPresses } from '../../ui/page-behind.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';
import { MODAL_TABLE } from './table.ts';

/** Renders the open dialog (spec §2). */
export function ModalHost({ stores }: { stores: ShellStores }) {
  const { auth, game, modal } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = modal.current.value;

  const isPlayer = auth.status.value === 'authenticated';
  const trivia = isPlayer ? game.current?.trivia : undefined;

  useEffect(followPresses, []);
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

  return (
    <ModalDialog
      // A dialog that replaces another is new: it takes the focus, and screen readers read it.
      key={request.type}
      request={request}
      onAccept={accept}
      onCancel={cancel}
      onClose={close}
    />
  );
}
