import { CardScreen } from '../components/CardScreen.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { SITE_ROOT } from '../lib/paths.ts';
import { createSupportCode } from '../lib/support-code.ts';
import { ActionsRow } from '../ui/ActionsRow.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './crash-screen.css';

/**
 * Both actions load a new document (`reload`, and a plain `href` to Inicio instead of a router link), because
 * the code that is already running may be broken.
 */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <CardScreen card="post" title={noticesCopy.crashTitle} text={noticesCopy.crashText} tone="chile">
      <p className="crash-screen-safe">
        <Icon name="check" size={24} className="crash-screen-check" />
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
      <small className="crash-screen-code">
        {noticesCopy.crashCode}
        <b>{createSupportCode(error)}</b>
      </small>
    </CardScreen>
  );
}
