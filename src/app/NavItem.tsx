import { matchPath, useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/Link.tsx';
import type { NavLinkEntry } from './nav-links.ts';
import { prefetchPage } from './prefetch.ts';

interface NavItemProps {
  link: NavLinkEntry;
  /** Games open and unsent; the badge of Partidos, hidden at 0. */
  toSend: number;
  /** Shown in the mobile menu only. */
  number?: number;
}

const BAR_LINK =
  'nav-item-link font-cartel font-extrabold relative flex min-h-11 items-center px-[.8rem] text-17 hover:text-queso';
const MENU_LINK = classNames(
  'group flex min-h-[62px] items-center gap-4 border-b-2 border-dashed border-papel-40',
  'font-rotulo text-34/none aria-[current]:text-queso',
);

/** A link of the navigation. Hover and focus prefetch its page. */
export function NavItem({ link, toSend, number }: NavItemProps) {
  const { pathname } = useLocation();
  const isCurrent = matchPath({ path: link.to, end: link.to === PATHS.home }, pathname) !== null;
  const prefetch = () => prefetchPage(link.to);
  const look = classNames('text-inherit no-underline', number === undefined ? BAR_LINK : MENU_LINK);
  return (
    <li>
      <Link
        className={look}
        to={link.to}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {number === undefined ? null : (
          <b
            className="condensed min-w-[1.9em] bg-papel py-[.3em] text-center text-16 text-tinta group-aria-[current]:bg-queso"
            aria-hidden="true"
          >
            {number}
          </b>
        )}
        {link.label}
        {link.to === PATHS.games && toSend > 0 ? (
          <ToSendBadge className="ml-[.45rem]" count={toSend} />
        ) : null}
      </Link>
    </li>
  );
}

/** How many games are open and unsent. */
export function ToSendBadge({ count, className }: { count: number; className?: string }) {
  return (
    <b
      className={classNames(
        'condensed inline-grid min-w-[1.5em] place-items-center bg-queso px-[.25em] py-[.14em] text-15/110 text-tinta',
        'forced-colors:border-2 forced-colors:border-[CanvasText]',
        className,
      )}
    >
      {count}
      <span className="sr-only"> {commonCopy.badgeToSend(count)}</span>
    </b>
  );
}
