import { type ComponentType, useEffect } from 'react';
import { CardScreen } from '../components/CardScreen.tsx';
import { PageMeta } from '../components/PageMeta.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { createLazy } from '../lib/lazy.ts';
import { listen } from '../lib/listen.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { LoadingView } from './LoadingView.tsx';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the code of the page. Rejects when the network fails or when a deploy has removed the chunk. */
  preload(): Promise<unknown>;
}

/**
 * Creates a page whose code is fetched when the page is first shown. `React.lazy` is not used: a preloaded
 * page has to render synchronously and outside a Suspense boundary, as hydration requires.
 */
export function createLazyPage(load: () => Promise<ComponentType>): LazyPage {
  const code = createLazy(load);

  function Page() {
    const { current: Loaded, error, forgetError } = useLazy(code);
    if (error !== null) return <LostConnection onRetry={forgetError} />;
    return Loaded ? <Loaded /> : <LoadingView />;
  }

  return { Page, preload: code.load };
}

/** Stands for a page whose code could not be fetched. Fetches it again when the connection is back. */
function LostConnection({ onRetry }: { onRetry: () => void }) {
  useEffect(() => listen(window, ['online'], onRetry), [onRetry]);

  return (
    <CardScreen title={noticesCopy.lostTitle} text={noticesCopy.lostText}>
      <PageMeta title={noticesCopy.lostPageTitle} />
      <Button size="large" onClick={onRetry}>
        {noticesCopy.lostRetry} <Icon name="reload" />
      </Button>
    </CardScreen>
  );
}
