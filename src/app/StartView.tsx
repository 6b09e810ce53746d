import { commonCopy } from '../copy/common.ts';
import { useCommonStores } from '../use-stores.ts';
import { LoadingView } from './LoadingView.tsx';

/** Delay (ms) before the loading view says that the app is still trying to open the session. */
const TRYING_MS = 3_000;

/** Covers the screen during the session start, and says what it is waiting for. */
export function StartView() {
  const { auth, network } = useCommonStores();
  const wait = auth.startWait.value;
  const late = network.isOffline.value
    ? { text: commonCopy.waitingForNetwork, after: 0 }
    : wait > 0
      ? { text: commonCopy.waitingForLimit(wait), after: 0 }
      : { text: commonCopy.stillTrying, after: TRYING_MS };
  return <LoadingView sincePageStart late={late} />;
}
