import { NavLink } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';
import type { NavLinkEntry } from './nav-links.ts';
import { prefetchPage } from './prefetch.ts';

interface NavItemProps {
  link: NavLinkEntry;
  /** Games open and unsent; the badge of Partidos, hidden at 0. */
  toFill: number;
  /** Its number in the mobile menu. */
  number?: number;
}

/** One link of the navigation. Pointing at it or focusing it fetches its page. */
export function NavItem({ link, toFill, number }: NavItemProps) {
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
        {link.to === PATHS.games && toFill > 0 ? <ToFillBadge count={toFill} /> : null}
      </NavLink>
    </li>
  );
}

/** How many games are open and unsent. */
export function ToFillBadge({ count }: { count: number }) {
  return (
    <b className="count-badge">
      {count}
      <span className="visually-hidden"> {commonCopy.badgeToFill(count)}</span>
    </b>
  );
}
