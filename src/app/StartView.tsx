import { commonCopy } from '../copy/common.ts';
import type { NetworkStore } from '../stores/shell/network.ts';
import { LoadingView } from './LoadingView.tsx';

/** Delay (ms) before the loading view says that the app is still trying to open the session. */
const TRYING_MS = 3_000;

export function StartView({ network }: { network: NetworkStore }) {
  const late = network.isOffline.value
    ? { text: commonCopy.waitingForNetwork, after: 0 }
    : { text: commonCopy.stillTrying, after: TRYING_MS };
  return <LoadingView sincePageStart late={late} />;
}
