import { commonCopy } from '../copy/common.ts';
import { noticesCopy } from '../copy/notices.ts';
import { toastCopy } from '../copy/toasts.ts';
import type { ToastKind } from '../stores/shell/toast.ts';
import { Button } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { ActionToast, Toast, ToastRegion } from '../ui/Toast.tsx';
import { useShellStores } from '../use-stores.ts';

const VARIANTS: Record<ToastKind, { icon: IconName; variant: 'ok' | 'error' | 'note' }> = {
  'closes-soon': { icon: 'clock', variant: 'note' },
  'drafts-in-memory': { icon: 'alert', variant: 'error' },
  'link-copied': { icon: 'check', variant: 'ok' },
  'reminder-saved': { icon: 'check', variant: 'ok' },
  'sent-elsewhere': { icon: 'check', variant: 'note' },
  'session-closed-elsewhere': { icon: 'alert', variant: 'note' },
  'share-saved': { icon: 'check', variant: 'ok' },
};

export function Toasts() {
  const { toast, version } = useShellStores();
  return (
    <ToastRegion>
      {toast.toasts.value.map(({ id, kind, params }) => (
        <Toast
          key={id}
          icon={VARIANTS[kind].icon}
          variant={VARIANTS[kind].variant}
          closeLabel={commonCopy.closeNotice}
          onClose={() => toast.dismiss(id)}
        >
          {toastCopy[kind](params)}
        </Toast>
      ))}
      {version.isOffered.value ? (
        <ActionToast
          icon="reload"
          title={noticesCopy.versionTitle}
          action={
            <Button className="toast-update" onClick={version.update}>
              {noticesCopy.versionUpdate}
            </Button>
          }
          dismiss={
            <button type="button" className="toast-later link" onClick={version.postpone}>
              {noticesCopy.versionLater}
            </button>
          }
        >
          {noticesCopy.versionBody}
        </ActionToast>
      ) : null}
    </ToastRegion>
  );
}
