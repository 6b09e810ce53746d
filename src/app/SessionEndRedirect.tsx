import { untracked, useSignalEffect } from '@preact/signals-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/routes.ts';
import { isExpiry } from '../stores/session/session-end.ts';
import { useCommonStores } from '../use-stores.ts';

/**
 * When the player logs out, also in another tab, or the account is deleted, opens Inicio at once. When the
 * session expires, shows a dialog first and opens Inicio when the player accepts it (spec §4).
 */
export function SessionEndRedirect() {
  const { auth, modal } = useCommonStores();
  const navigate = useNavigate();

  useSignalEffect(() => {
    const reason = auth.endReason.value;
    if (reason === null) return;
    const goHome = () => {
      navigate(PATHS.home);
      auth.finishNavigation();
    };
    // Showing a dialog reads signals. `untracked`, because a change of these signals must not run this effect
    // again.
    untracked(() => {
      const params = { isForeign: reason === 'other-player' };
      if (isExpiry(reason)) modal.show({ type: 'expiredSession', params, onAccept: goHome });
      else goHome();
    });
  });

  return null;
}
