import { useState } from 'react';
import { useStores } from '../../use-stores.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ids of the games that were sent since the week was opened, so that only their stamps play. */
export function useFreshGames(): ReadonlySet<string> {
  const { sender } = useStores();
  const [sentBefore] = useState(() => sender.lastSent.peek());
  return sender.lastSent.value === sentBefore ? NONE : sender.lastSent.value;
}
