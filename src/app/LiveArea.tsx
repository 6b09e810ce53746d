import { useLazy } from '../ui/use-lazy.ts';
import { useCommonStores } from '../use-stores.ts';
import { lateShell } from './late-shell.ts';

/**
 * The line about live games, in the free room of the bar: under it, the line would move the page when the games have
 * loaded. Without a connection the score could be an old one.
 */
export function LiveArea() {
  const { auth, network, player } = useCommonStores();
  const hasLiveGame =
    auth.status.value === 'authenticated' &&
    !network.isOffline.value &&
    player.current?.currentWeek.entries.value.some(({ state }) => state.value === 'live');
  const { current: late } = useLazy(lateShell, hasLiveGame === true);
  return hasLiveGame && late ? <late.LiveLine /> : null;
}
