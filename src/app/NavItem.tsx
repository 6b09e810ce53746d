import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { afterPaint } from '../lib/after-paint.ts';
import { PATHS } from '../lib/routes.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import type { PageLink } from './page-links.ts';
import { findRoute } from './routes.tsx';
import { ToSendBadge } from './ToSendBadge.tsx';

interface NavItemProps {
  link: PageLink;
  toSend: number;
  /** Called when the link of the page on screen is pressed, which changes no route. */
  onStay?: () => void;
  className?: string;
  children?: ReactNode;
}

const BAR_LINK =
  'nav-item-link condensed relative flex min-h-11 whitespace-nowrap items-center px-3 text-base text-inherit no-underline hover:text-queso';

/**
 * Navigates only after the next paint, so that the pressed link is painted before the linked page renders.
 * `startTransition` is not used, because signals keep the components of an interrupted render in memory
 * (decision 023).
 */
export function NavItem({ link, toSend, onStay, className = BAR_LINK, children }: NavItemProps) {
  const navigate = useNavigate();
  const isShown = useLocation().pathname === link.to;
  const isCurrent = useMatch({ path: link.to, end: link.to === PATHS.home }) !== null;
  // A failed fetch is ignored, because opening the page fetches the code again.
  const prefetch = () =>
    void findRoute(link.to)
      .preload()
      .catch(() => undefined);
  const follow = (event: MouseEvent) => {
    // Leaves a click with another mouse button or a modifier key to the browser, which opens a tab or a window or
    // downloads the page. The router's `useLinkClickHandler` checks the same, but navigates at once.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isShown) onStay?.();
    afterPaint(() => {
      navigate(link.to, { replace: isShown });
      // `RouteChange` scrolls only when another page opens.
      if (isShown) window.scrollTo(0, 0);
    });
  };
  return (
    <li>
      <RouteLink
        className={className}
        to={link.to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={follow}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {children}
        {link.label}
        {link.to === PATHS.games && toSend > 0 ? (
          <ToSendBadge className="to-send-badge-in-link" count={toSend} />
        ) : null}
      </RouteLink>
    </li>
  );
}
