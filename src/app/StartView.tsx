import { commonCopy } from '../copy/common.ts';
import { useShellStores } from '../use-stores.ts';
import { LoadingView } from './LoadingView.tsx';

/** Delay (ms) before the loading view says that the app is still trying to open the session. */
const TRYING_MS = 3_000;

export function StartView() {
  const { auth, network } = useShellStores();
  return <LoadingView sincePageStart late={getLate(network.isOffline.value, auth.startWait.value)} />;
}

function getLate(isOffline: boolean, wait: number) {
  if (isOffline) return { text: commonCopy.waitingForNetwork, after: 0 };
  if (wait > 0) return { text: commonCopy.waitingForLimit(wait), after: 0 };
  return { text: commonCopy.stillTrying, after: TRYING_MS };
}
