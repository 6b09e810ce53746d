import { untracked, useSignalEffect } from '@preact/signals-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import type { Stores } from '../stores/index.ts';

/**
 * A log-out goes to Inicio at once. An expired session shows a dialog first and goes to Inicio when the
 * player closes the dialog (spec §4).
 */
export function SessionEnd({ auth, modal }: Pick<Stores, 'auth' | 'modal'>) {
  const navigate = useNavigate();

  useSignalEffect(() => {
    const destination = auth.navigateTo.value;
    if (destination === null) return;
    const goHome = () => {
      navigate(PATHS.home);
      auth.finishNavigation();
    };
    // Showing a dialog reads signals, and this effect must not depend on these signals.
    untracked(() => {
      if (destination === 'session-logout') goHome();
      else modal.show({ type: 'expiredSession', onAccept: goHome, onClose: goHome });
    });
  });

  return null;
}
