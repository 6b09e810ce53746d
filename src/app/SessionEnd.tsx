import { untracked, useSignalEffect } from '@preact/signals-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/routes.ts';
import { useCommonStores } from '../use-stores.ts';

/**
 * When the player logs out, also in another tab, or the account is deleted, opens Inicio at once. When the
 * session expires, shows a dialog first and opens Inicio when the player accepts it (spec §4).
 */
export function SessionEnd() {
  const { auth, modal } = useCommonStores();
  const navigate = useNavigate();

  useSignalEffect(() => {
    const destination = auth.navigateTo.value;
    if (destination === null) return;
    const goHome = () => {
      navigate(PATHS.home);
      auth.finishNavigation();
    };
    // Showing a dialog reads signals. `untracked`, because a change of these signals must not run this effect
    // again.
    untracked(() => {
      if (destination === 'session-logout') goHome();
      else
        modal.show({
          type: 'expiredSession',
          params: { isForeign: auth.isForeign.peek() },
          onAccept: goHome,
        });
    });
  });

  return null;
}
