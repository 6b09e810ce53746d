import { useState } from 'react';
import { useStores } from '../../../use-stores.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the games that were sent since the week was opened, so that only their stamps play. Call `forget` before
 * the cards are shown in another way, because a stamp that is drawn again would play again.
 */
export function useFreshGames() {
  const { sender } = useStores();
  const [sentBefore, setSentBefore] = useState(() => sender.lastSent.peek());
  const fresh: ReadonlySet<string> = sender.lastSent.value === sentBefore ? NONE : sender.lastSent.value;
  return { fresh, forget: () => setSentBefore(sender.lastSent.peek()) };
}
