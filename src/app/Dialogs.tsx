import { type ComponentType, useEffect, useState } from 'react';
import type { Stores } from '../stores/index.ts';

type HostComponent = ComponentType<{ stores: Stores }>;

/** Null where the code can't be fetched: offline on a page that raises no dialog, the next dialog tries again. */
async function loadHost(): Promise<HostComponent | null> {
  try {
    return (await import('./modals/ModalHost.tsx')).ModalHost;
  } catch {
    return null;
  }
}

/** The dialogs' code is fetched with the first page that may raise one, or with the first dialog. */
export function Dialogs({ stores }: { stores: Stores }) {
  const [Host, setHost] = useState<HostComponent | null>(null);
  const isNeeded = stores.modal.isVisible.value || stores.auth.status.value === 'authenticated';

  useEffect(() => {
    if (!isNeeded || Host) return;
    let isCurrent = true;
    void loadHost().then((Loaded) => isCurrent && Loaded && setHost(() => Loaded));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, Host]);

  return Host ? <Host stores={stores} /> : null;
}
