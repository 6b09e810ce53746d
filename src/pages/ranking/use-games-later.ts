import { useEffect } from 'react';
import { useStores } from '../../use-stores.ts';
import { onFirstSign } from './on-first-sign.ts';

/**
 * The games are needed only for the navigation badge and the text of an empty ranking, so they load at the player's
 * first sign (touch, key press, mouse move or scroll), or when the player opens another page. Many players only look
 * at their position.
 */
export function useGamesLater() {
  const { auth, playerData } = useStores();
  useEffect(() => {
    const load = () => void playerData.loadMissing();
    const stop = onFirstSign(load);
    return () => {
      stop();
      if (auth.status.peek() === 'authenticated') load();
    };
  }, [auth, playerData]);
}
