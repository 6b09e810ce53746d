import { getUnreadText } from '../copy/unread.ts';
import type { ListName } from '../domain/types.ts';
import { Icon } from '../ui/Icon.tsx';

/** Says how many entries of each list the page can't show. */
export function UnreadLine({ counts }: { counts: readonly (readonly [ListName, number])[] }) {
  return (
    <p className="my-3 flex items-center gap-2.5" role="status">
      <Icon name="alert" size={24} />
      {getUnreadText(counts)}
    </p>
  );
}
