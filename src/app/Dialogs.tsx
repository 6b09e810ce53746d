import { createLazy } from '../lib/lazy.ts';
import type { ShellStores } from '../stores/index.ts';
import { useLazy } from '../ui/use-lazy.ts';

const host = createLazy(async () => (await import('./modals/ModalHost.tsx')).ModalHost);

/** Fetches the dialogs' code with the first dialog, or once a player is logged in. After a failure the next dialog tries again. */
export function Dialogs({ stores }: { stores: ShellStores }) {
  const isNeeded = stores.modal.isVisible.value || stores.auth.status.value === 'authenticated';
  const { current: Host } = useLazy(host, isNeeded);
  return Host ? <Host stores={stores} /> : null;
}
