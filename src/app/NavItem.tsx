import { NavLink } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import type { NavLinkEntry } from './nav-links.ts';
import { prefetchPage } from './prefetch.ts';
import { ToSendBadge } from './ToSendBadge.tsx';

interface NavItemProps {
  link: NavLinkEntry;
  /** Games open and unsent; the badge of Partidos, hidden at 0. */
  toSend: number;
  /** Shown in the mobile menu only. */
  number?: number;
}

const BAR_LINK =
  'nav-item-link relative flex min-h-11 items-center px-[.8rem] text-17 text-inherit no-underline hover:text-queso';
const MENU_LINK = 'menu-panel-link';

/** A link of the navigation. Hover and focus prefetch its page. */
export function NavItem({ link, toSend, number }: NavItemProps) {
  const prefetch = () => prefetchPage(link.to);
  const look = number === undefined ? BAR_LINK : MENU_LINK;
  return (
    <li>
      <NavLink
        // As a function: NavLink would add a class of its own to a string.
        className={() => look}
        to={link.to}
        end={link.to === PATHS.home}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {number === undefined ? null : (
          <b className="menu-panel-number condensed" aria-hidden="true">
            {number}
          </b>
        )}
        {link.label}
        {link.to === PATHS.games && toSend > 0 ? (
          <ToSendBadge className="to-send-badge-in-link" count={toSend} />
        ) : null}
      </NavLink>
    </li>
  );
}
