import { type ReactNode, startTransition } from 'react';
import { useLinkClickHandler, useMatch } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import type { NavLinkEntry } from './nav-links.ts';
import { prefetchPage } from './prefetch.ts';
import { ToSendBadge } from './ToSendBadge.tsx';

interface NavItemProps {
  link: NavLinkEntry;
  /** Games open and unsent; the badge of Partidos, hidden at 0. */
  toSend: number;
  /** Replaces the look of the bar. */
  className?: string;
  /** Stands before the label. */
  children?: ReactNode;
}

const BAR_LINK =
  'nav-item-link relative flex min-h-11 items-center px-[.8rem] text-17 text-inherit no-underline hover:text-queso';

/**
 * A link of the navigation. Hover and focus prefetch its page. `startTransition` lets the press be painted before the page,
 * which React then renders in slices. Other navigations do without: a change of session and its redirect must render in one commit.
 */
export function NavItem({ link, toSend, className = BAR_LINK, children }: NavItemProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(link.to);
  const isCurrent = useMatch({ path: link.to, end: link.to === PATHS.home }) !== null;
  const prefetch = () => prefetchPage(link.to);
  return (
    <li>
      <RouteLink
        className={className}
        to={link.to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => startTransition(() => follow(event))}
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
