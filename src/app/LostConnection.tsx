import { useEffect } from 'react';
import { CardScreen } from '../components/CardScreen.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Stands for a page whose code could not be fetched. Fetches it again when the connection is back. */
export function LostConnection({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <CardScreen title={noticesCopy.lostTitle} text={noticesCopy.lostText}>
      <PageMeta title={noticesCopy.lostPageTitle} />
      <Button size="large" onClick={onRetry}>
        {noticesCopy.lostRetry} <Icon name="reload" size={20} />
      </Button>
    </CardScreen>
  );
}
