import { formatDrafts, parseDrafts } from '../../domain/drafts.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createStores } from '../../stores/index.ts';
import { createDevice } from '../device.ts';

const DRAFT_KEY = `${STORAGE_KEYS.draftPrefix}7:7`;

export type PassTime = (ms: number) => Promise<void>;

export type FaultWorld = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld(isPlayer: boolean, pass: PassTime) {
  const device = createDevice();
  const storage = device.openTab();
  if (isPlayer) {
    storage.set(STORAGE_KEYS.token, '1|abc');
    storage.set(DRAFT_KEY, formatDrafts(new Map([['1', { score: { home: 2, away: 1 }, at: Date.now() }]])));
  }
  const shell = createStores({
    baseUrl: '',
    clock: { now: () => Date.now() },
    storage,
  });
  const stores = { ...shell, ...(await shell.player.load()) };
  let close: () => void = () => undefined;
  return {
    ...stores,
    pass,
    play() {
      close = stores.startPlay();
    },
    close: () => close(),
    hasToken: () => device.disk.has(STORAGE_KEYS.token),
    hasDraft() {
      stores.drafts.flush();
      const score = parseDrafts(storage.get(DRAFT_KEY)).get('1')?.score;
      return score?.home === 2 && score.away === 1;
    },
  };
}
