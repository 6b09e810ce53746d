import { NavLink } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';
import type { NavLinkEntry } from './nav-links.ts';
import { prefetchPage } from './prefetch.ts';

interface NavItemProps {
  link: NavLinkEntry;
  /** Games open and unsent; the badge of Partidos, hidden at 0. */
  toSend: number;
  /** Shown in the mobile menu only. */
  number?: number;
}

/** A link of the navigation. Hover and focus prefetch its page. */
export function NavItem({ link, toSend, number }: NavItemProps) {
  const prefetch = () => prefetchPage(link.to);
  return (
    <li>
      <NavLink to={link.to} end={link.to === PATHS.home} onPointerEnter={prefetch} onFocus={prefetch}>
        {number === undefined ? null : (
          <b className="number" aria-hidden="true">
            {number}
          </b>
        )}
        {link.label}
        {link.to === PATHS.games && toSend > 0 ? <ToSendBadge count={toSend} /> : null}
      </NavLink>
    </li>
  );
}

/** How many games are open and unsent. */
export function ToSendBadge({ count }: { count: number }) {
  return (
    <b className="count-badge">
      {count}
      <span className="sr-only"> {commonCopy.badgeToSend(count)}</span>
    </b>
  );
}
