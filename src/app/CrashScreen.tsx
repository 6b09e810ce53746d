import { CardScreen } from '../components/CardScreen.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { SITE_ROOT } from '../lib/paths.ts';
import { createSupportCode } from '../lib/support-code.ts';
import { ActionsRow } from '../ui/ActionsRow.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Replaces a page that threw an error. Its links reload the page, because the running code may be broken. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <CardScreen card="post" title={noticesCopy.crashTitle} text={noticesCopy.crashText} tone="chile">
      <p className="-mt-[.4rem] mb-[1.6rem] flex max-w-[440px] items-center gap-[.7rem] bg-papel px-[.9rem] py-[.7rem] text-17/135 text-tinta">
        <Icon name="check" size={24} className="text-verde" />
        <span>{noticesCopy.crashSafe}</span>
      </p>
      <ActionsRow>
        <Button size="large" onClick={() => window.location.reload()}>
          {noticesCopy.crashReload} <Icon name="reload" size={20} />
        </Button>
        <a className="link" href={SITE_ROOT}>
          {noticesCopy.crashBack}
        </a>
      </ActionsRow>
      <small className="mt-[1.4rem] block text-15">
        {noticesCopy.crashCode}
        <b>{createSupportCode(error)}</b>
      </small>
    </CardScreen>
  );
}
