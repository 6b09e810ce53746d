import '../styles/crash.css';
import '../styles/not-found.css';
import { postCard } from '../components/art/cards/post.tsx';
import { LotteryCard } from '../components/LotteryCard.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { SITE_ROOT } from '../lib/paths.ts';
import { createSupportCode } from '../lib/support-code.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Replaces a page that threw an error. Its links reload the page, because the running code may be broken. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <div className="not-found ridged-ground crash relative on-dark">
      <div className="sheet">
        <LotteryCard
          card={postCard}
          className="w-[min(72vw,320px)] justify-self-center transform-[rotate(-4deg)]"
          captionClass="text-28"
        />
        <div>
          <h1 tabIndex={-1}>{noticesCopy.crashTitle}</h1>
          <p>{noticesCopy.crashText}</p>
          <p className="safe-note">
            <Icon name="check" size={24} />
            <span>{noticesCopy.crashSafe}</span>
          </p>
          <div className="actions-row">
            <Button size="large" onClick={() => window.location.reload()}>
              {noticesCopy.crashReload} <Icon name="reload" size={20} />
            </Button>
            <a className="link" href={SITE_ROOT}>
              {noticesCopy.crashBack}
            </a>
          </div>
          <small>
            {noticesCopy.crashCode}
            <b>{createSupportCode(error)}</b>
          </small>
        </div>
      </div>
    </div>
  );
}
