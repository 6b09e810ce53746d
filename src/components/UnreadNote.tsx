import type { ListName } from '../domain/types.ts';
import { createLazy } from '../lib/lazy.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { useStores } from '../use-stores.ts';

const textCode = createLazy(async () => (await import('../copy/unread.ts')).getUnreadText);

/** Counts in one line what the server has sent for these lists and the page can't show. */
export function UnreadNote({ lists }: { lists: readonly ListName[] }) {
  const counts = useStores().unread.counts.value;
  const unread = lists.filter((list) => counts.get(list));
  const { current: getUnreadText } = useLazy(textCode, unread.length > 0);
  if (unread.length === 0 || !getUnreadText) return null;
  return (
    <p className="my-3 flex items-center gap-2.5" role="status">
      <Icon name="alert" size={24} />
      {getUnreadText(unread.map((list) => [list, counts.get(list) ?? 0]))}
    </p>
  );
}
