import { useState } from 'react';
import { noticesCopy } from '../copy/notices.ts';
import { Button } from '../ui/Button.tsx';
import { focusPageHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCommonStores } from '../use-stores.ts';

/** Offers the reload that a new version of the app needs. */
export function NewVersion() {
  const { version } = useCommonStores();
  const [isWarned, setWarned] = useState(version.losesInput);

  function update() {
    // The user may have typed since the notice appeared.
    if (isWarned || !version.losesInput()) version.update();
    else setWarned(true);
  }

  function postpone() {
    version.postpone();
    focusPageHeading();
  }

  return (
    <div data-toast="action" className="toast toast-action border-queso">
      <Icon name="reload" size={24} />
      <p className="leading-medium">
        <b className="condensed block text-lg/compact text-queso">{noticesCopy.versionTitle}</b>
        {isWarned ? noticesCopy.versionWarning : noticesCopy.versionBody}
      </p>
      <div className="col-span-full flex items-center gap-3.5">
        <Button className="[--shade:var(--color-humo)]" onClick={update}>
          {noticesCopy.versionUpdate}
        </Button>
        <button type="button" className="link px-2" onClick={postpone}>
          {noticesCopy.versionLater}
        </button>
      </div>
    </div>
  );
}
