import { useState } from 'react';
import { useStores } from '../../../use-stores.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the games of the last send, if it was made since the week was opened and since the last call of `forget`,
 * so that only their stamps play. Call `forget` before the cards are shown in another way, because a stamp that is
 * drawn again would play again.
 */
export function useJustSent() {
  const { sending } = useStores();
  const [sentBefore, setSentBefore] = useState(() => sending.lastSent.peek());
  const justSent: ReadonlySet<string> = sending.lastSent.value === sentBefore ? NONE : sending.lastSent.value;
  return { justSent, forget: () => setSentBefore(sending.lastSent.peek()) };
}
