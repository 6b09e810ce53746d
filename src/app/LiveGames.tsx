import { useLazy } from '../ui/use-lazy.ts';
import { useCommonStores } from '../use-stores.ts';
import { lateShell } from './late-shell.ts';

/**
 * The live games of the player's boleto, in the bar of the navigation: a line below the bar would move the page when
 * the games have loaded. Not shown without a connection, when the score could be an old one.
 */
export function LiveGames() {
  const { auth, network, player } = useCommonStores();
  const hasLiveGame =
    auth.status.value === 'authenticated' &&
    !network.isOffline.value &&
    player.current?.currentWeek.entries.value.some(({ state }) => state.value === 'live');
  const { current: late } = useLazy(lateShell, hasLiveGame === true);
  return hasLiveGame && late ? <late.LiveLine /> : null;
}
