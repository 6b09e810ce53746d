import { commonCopy } from '../copy/common.ts';
import { noticesCopy, toastCopy } from '../copy/notices.ts';
import type { ToastKind } from '../stores/shell/toast.ts';
import { Button, CloseButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useShellStores } from '../use-stores.ts';
import './toast.css';

const OK = { icon: 'check', className: 'toast-ok' } as const;

const VARIANTS: Record<ToastKind, { icon: IconName; className: string }> = {
  'closes-soon': { icon: 'clock', className: 'toast-note' },
  'drafts-in-memory': { icon: 'alert', className: 'toast-error' },
  'link-copied': OK,
  'reminder-saved': OK,
  'sent-elsewhere': { icon: 'check', className: 'toast-note' },
  'session-closed-elsewhere': { icon: 'alert', className: 'toast-note' },
  'share-saved': OK,
};

/** The region is always in the document, so that screen readers announce each toast that is added. */
export function Toasts() {
  const { toast, version } = useShellStores();
  return (
    <div className="toast-region" role="status">
      {toast.toasts.value.map(({ id, kind, params }) => (
        <p key={id} className={classNames('toast toast-brief condensed', VARIANTS[kind].className)}>
          <Icon name={VARIANTS[kind].icon} />
          <span>{toastCopy[kind](params)}</span>
          <CloseButton
            label={commonCopy.closeNotice}
            onClick={() => toast.dismiss(id)}
            className="toast-close"
          />
        </p>
      ))}
      {version.isOffered.value ? <NewVersion /> : null}
    </div>
  );
}

function NewVersion() {
  const { version } = useShellStores();
  return (
    <div data-toast="action" className="toast toast-note toast-action">
      <Icon name="reload" size={24} />
      <p className="toast-text">
        <b className="toast-title condensed">{noticesCopy.versionTitle}</b>
        {noticesCopy.versionBody}
      </p>
      <div className="toast-buttons">
        <Button className="toast-update" onClick={version.update}>
          {noticesCopy.versionUpdate}
        </Button>
        <button type="button" className="toast-later link" onClick={version.postpone}>
          {noticesCopy.versionLater}
        </button>
      </div>
    </div>
  );
}
