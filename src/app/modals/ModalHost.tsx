import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import type { ModalRequest } from '../../stores/shell/modal.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';
import { MODALS } from './table.ts';

/**
 * Draws the one dialog that stands (spec §2, §4). From one dialog to the next the same sheet stays, so that the
 * focus goes back to whatever opened the first.
 */
export function ModalHost({ stores }: { stores: Stores }) {
  const { auth, modal, trivia } = stores;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = modal.current.value;

  useReturnToHeading(request !== null || trivia.isVisible.value);

  // Its own dialog waits for its turn: two never stand on each other.
  if (request === null) return <TriviaDialog stores={stores} />;

  function accept({ type }: ModalRequest) {
    const destination = MODALS[type].acceptGoesTo;
    modal.accept();
    if (type === 'accountEliminated') auth.forget();
    if (destination && pathname !== PATHS[destination]) navigate(PATHS[destination]);
  }

  function decline({ type }: ModalRequest, choose: () => void) {
    choose();
    // Nobody stays logged in to an account that is gone.
    if (type === 'accountEliminated' && auth.status.value === 'authenticated') auth.leave();
  }

  return (
    <ModalDialog
      request={request}
      onAccept={() => accept(request)}
      onCancel={() => decline(request, modal.cancel)}
      onClose={() => decline(request, modal.close)}
    />
  );
}

/** When the last dialog is gone and its opener with it, the screen's heading takes the focus. */
function useReturnToHeading(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After the dialog has tried to give the focus back.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        focusHeading(document.querySelector('main h1'));
      });
    };
  }, [isOpen]);
}
