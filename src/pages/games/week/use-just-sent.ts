import { useState } from 'react';
import { useStores } from '../../../use-stores.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the games of the last send, if it was made since the week was opened and since the last call of `forget`,
 * so that only their stamps play. Call `forget` before the cards are shown in another way, because a stamp that is
 * drawn again would play again.
 */
export function useJustSent() {
  const { sender } = useStores();
  const [sentBefore, setSentBefore] = useState(() => sender.lastSent.peek());
  const justSent: ReadonlySet<string> = sender.lastSent.value === sentBefore ? NONE : sender.lastSent.value;
  return { justSent, forget: () => setSentBefore(sender.lastSent.peek()) };
}
