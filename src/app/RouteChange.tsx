import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../lib/after-paint.ts';
import { PATHS } from '../lib/routes.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { useShellStores } from '../use-stores.ts';

export function RouteChange() {
  const { auth } = useShellStores();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    const from = previous.current;
    previous.current = pathname;
    window.scrollTo(0, 0);
    if (from === PATHS.confirmAccount) auth.clearVerification();
    // The code of the page may still be loading, so focus and announcement wait for the page's heading.
    return whenHeadingStands((heading) => {
      focusHeading(heading);
      setAnnouncement(document.title);
    });
  }, [pathname, auth]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}

/**
 * Calls back once the page has an h1 and has been painted, because focusing an element forces a layout, which
 * would delay the paint. The returned function cancels.
 */
function whenHeadingStands(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(look);
  function look() {
    if (!find()) return;
    observer.disconnect();
    cancel = afterPaint(() => {
      const heading = find();
      if (heading) callback(heading);
    });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancel?.();
  };
}
