import { getUnreadText } from '../copy/unread.ts';
import type { ListName } from '../domain/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { useStores } from '../use-stores.ts';

/** Counts in one line what the server has sent for these lists and the page can't show. */
export function UnreadNote({ lists }: { lists: readonly ListName[] }) {
  const counts = useStores().unread.counts.value;
  const unread = lists.flatMap((list) => {
    const count = counts.get(list) ?? 0;
    return count > 0 ? [[list, count] as const] : [];
  });
  if (unread.length === 0) return null;
  return (
    <p className="mt-4 flex items-center gap-2.5" role="status">
      <Icon name="alert" size={24} />
      {getUnreadText(unread)}
    </p>
  );
}
