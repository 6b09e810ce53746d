import { untracked, useSignalEffect } from '@preact/signals-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import type { Stores } from '../stores/index.ts';

/**
 * Follows the signal that a session has ended (spec §4): a log-out goes home quietly; an expiry says so first,
 * and goes home when the player accepts.
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
    // Showing a dialog reads and writes signals of its own, which are not this effect's business.
    untracked(() => {
      if (destination === 'session-logout') goHome();
      else modal.show({ type: 'expiredSession', onAccept: goHome, onClose: goHome });
    });
  });

  return null;
}
