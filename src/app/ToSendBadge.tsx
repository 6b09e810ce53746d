import { commonCopy } from '../copy/common.ts';
import { classNames } from '../ui/class-names.ts';

export function ToSendBadge({ count, className }: { count: number; className?: string }) {
  return (
    <b className={classNames('condensed to-send-badge', className)}>
      {count}
      <span className="sr-only"> {commonCopy.badgeToSend(count)}</span>
    </b>
  );
}
