import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../ui/focus-heading.ts';
import { useCommonStores } from '../use-stores.ts';
import { findRoute } from './routes.tsx';
import { whenHeadingPainted } from './when-heading-painted.ts';

/** After a change of route: the top of the page, its heading in focus, and its title for screen readers. */
export function RouteChange() {
  const { auth } = useCommonStores();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    const from = previous.current;
    previous.current = pathname;
    window.scrollTo(0, 0);
    if (isConfirmAccount(from) && !isConfirmAccount(pathname)) auth.clearVerification();
    // The code of the page may still be loading, so focus and announcement wait for the page's heading.
    return whenHeadingPainted((heading) => {
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

/** Routes match addresses in any capitals. */
const isConfirmAccount = (pathname: string) => findRoute(pathname).name === 'confirmAccount';
