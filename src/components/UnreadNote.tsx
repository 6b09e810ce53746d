import type { ListName } from '../domain/types.ts';
import { createLazy } from '../lib/lazy.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { useStores } from '../use-stores.ts';

const line = createLazy(async () => (await import('./UnreadLine.tsx')).UnreadLine);

/** Counts in one line what the server has sent for these lists and the page can't show. */
export function UnreadNote({ lists }: { lists: readonly ListName[] }) {
  const counts = useStores().unread.counts.value;
  const unread = lists.map((list) => [list, counts.get(list) ?? 0] as const).filter(([, count]) => count > 0);
  const { current: UnreadLine } = useLazy(line, unread.length > 0);
  return unread.length > 0 && UnreadLine ? <UnreadLine counts={unread} /> : null;
}
