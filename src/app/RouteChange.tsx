import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import type { Stores } from '../stores/index.ts';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * What happens on each change of route: the window goes to the top, the new screen's heading takes the focus and
 * is announced, and a verification that is left behind is forgotten (spec §2, §4). Not on the first load, nor
 * when only the query or the fragment changes.
 */
export function RouteChange({ auth }: Pick<Stores, 'auth'>) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    const from = previous.current;
    previous.current = pathname;
    window.scrollTo(0, 0);
    if (from === PATHS.confirmAccount) auth.clearVerification();
    // A lazily fetched screen may still be on its way: wait for its heading, then speak once.
    return whenHeadingStands((heading) => {
      focusHeading(heading);
      setAnnouncement(document.title);
    });
  }, [pathname, auth]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** Calls back with the screen's h1, at once or as soon as it is there; returns the function that gives up. */
function whenHeadingStands(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const standing = find();
  if (standing) {
    callback(standing);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
