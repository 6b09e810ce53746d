import { type ComponentType, useEffect, useState } from 'react';
import type { Stores } from '../stores/index.ts';

type HostComponent = ComponentType<{ stores: Stores }>;

/** The dialogs' code is fetched with the first page that may raise one, or with the first dialog. */
export function Dialogs({ stores }: { stores: Stores }) {
  const [Host, setHost] = useState<HostComponent | null>(null);
  const isNeeded = stores.modal.isVisible.value || stores.auth.status.value === 'authenticated';

  useEffect(() => {
    if (!isNeeded || Host) return;
    let isCurrent = true;
    import('./modals/ModalHost.tsx').then(
      ({ ModalHost }) => isCurrent && setHost(() => ModalHost),
      // Offline on a page that raises no dialog: the next dialog tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, Host]);

  return Host ? <Host stores={stores} /> : null;
}
