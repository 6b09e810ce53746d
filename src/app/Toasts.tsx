import { commonCopy } from '../copy/common.ts';
import { toastCopy } from '../copy/notices.ts';
import type { ToastKind } from '../stores/shell/toast.ts';
import { CloseButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useCommonStores } from '../use-stores.ts';
import { NewVersion } from './NewVersion.tsx';

const OK = { icon: 'check', className: 'border-hoja' } as const;

const TOASTS: Record<ToastKind, { icon: IconName; className: string }> = {
  'closes-soon': { icon: 'clock', className: 'border-queso' },
  'drafts-in-memory': { icon: 'alert', className: 'border-chile' },
  'extra-point': OK,
  'link-copied': OK,
  'sent-elsewhere': { icon: 'check', className: 'border-queso' },
  'session-closed-elsewhere': { icon: 'alert', className: 'border-queso' },
};

/** The region is always in the document, so that screen readers announce each toast that is added. */
export function Toasts() {
  const { toast, version } = useCommonStores();
  return (
    <div className="toast-region" role="status">
      {toast.toasts.value.map(({ id, kind, params }) => (
        <p
          key={id}
          className={classNames(
            'toast condensed inline-flex gap-3 py-2.5 text-base/compact',
            TOASTS[kind].className,
          )}
        >
          <Icon name={TOASTS[kind].icon} />
          <span>{toastCopy[kind](params)}</span>
          {/* The negative margins keep the toast as tall as its line of text. */}
          <CloseButton
            label={commonCopy.closeNotice}
            onClick={() => toast.dismiss(id)}
            className="-my-2.5 -mr-3"
          />
        </p>
      ))}
      {version.isOffered.value ? <NewVersion /> : null}
    </div>
  );
}
