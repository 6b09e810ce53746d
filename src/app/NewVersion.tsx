import { noticesCopy } from '../copy/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useCommonStores } from '../use-stores.ts';

/** Offers the reload that a new version of the app needs. */
export function NewVersion() {
  const { version } = useCommonStores();
  return (
    <div data-toast="action" className="toast toast-action border-queso">
      <Icon name="reload" size={24} />
      <p className="leading-medium">
        <b className="condensed block text-lg/compact text-queso">{noticesCopy.versionTitle}</b>
        {noticesCopy.versionBody}
      </p>
      <div className="col-span-full flex items-center gap-3.5">
        <Button className="[--shade:var(--color-humo)]" onClick={version.update}>
          {noticesCopy.versionUpdate}
        </Button>
        <button type="button" className="link px-2" onClick={version.postpone}>
          {noticesCopy.versionLater}
        </button>
      </div>
    </div>
  );
}
