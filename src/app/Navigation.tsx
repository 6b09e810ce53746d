import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { combineStops, listen } from '../lib/listen.ts';
import { PATHS } from '../lib/routes.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { hasOpenDialog } from '../ui/focus-heading.ts';
import { Icon } from '../ui/Icon.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useShellStores } from '../use-stores.ts';
import { findRoute, getPageLinks } from './routes.tsx';

export function Navigation({ page }: { page: RefObject<HTMLElement | null> }) {
  const { auth, game } = useShellStores();
  const { pathname } = useLocation();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOpen = openPath === pathname;
  const isPlayer = auth.status.value === 'authenticated';
  const toSend = (isPlayer && game.current?.season.toSend.value) || 0;
  const links = getPageLinks('navigation', isPlayer);
  const showsLogin = !isPlayer && pathname !== PATHS.login;

  const askLogout = () => game.current?.account.askLogout();
  const close = () => {
    setOpenPath(null);
    menuButton.current?.focus();
  };

  // A change of route closes the menu during the render, so no frame shows the menu over the new page.
  if (openPath !== null && !isOpen) setOpenPath(null);
  // The page behind the menu becomes inert after the next paint: the change recomputes the style of the whole page,
  // which would delay the first frame of the open menu.
  useEffect(() => afterPaint(() => page.current?.toggleAttribute('inert', isOpen)), [page, isOpen]);

  return (
    <header className="ridge-b on-dark sticky top-0 z-20 bg-noche text-papel short:relative print:hidden">
      <div className="mx-auto flex min-h-15 w-page items-center gap-2 lg:min-h-18 lg:gap-6">
        <RouteLink className="flex min-h-11 items-center" to={PATHS.home}>
          <Wordmark />
        </RouteLink>
        <nav className="flex flex-1 items-center" aria-label={commonCopy.mainNavigation}>
          {isOpen ? (
            <MenuPanel
              links={links}
              showsLogin={showsLogin}
              toSend={toSend}
              onClose={close}
              onLogout={askLogout}
            />
          ) : (
            <>
              <ul className="hidden lg:ml-4 lg:flex lg:flex-wrap lg:gap-1">
                {links.map((link) => (
                  <NavItem key={link.to} link={link} toSend={toSend} />
                ))}
              </ul>
              <div className="ml-auto flex items-center gap-2">
                {isPlayer ? (
                  <button type="button" className="link max-lg:hidden" onClick={askLogout}>
                    {commonCopy.logout} <Icon name="exit" size={18} />
                  </button>
                ) : null}
                {showsLogin ? (
                  <LinkButton className="px-5 text-base max-lg:hidden" to={PATHS.login}>
                    {commonCopy.login}
                  </LinkButton>
                ) : null}
              </div>
            </>
          )}
        </nav>
        <button
          ref={menuButton}
          type="button"
          className="condensed -mr-3 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2 bg-transparent px-3 py-0 text-base/none lg:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpenPath(pathname)}
        >
          {commonCopy.menu}
          {toSend > 0 ? <ToSendBadge count={toSend} /> : null}
          <Icon name="menu" size={24} />
        </button>
      </div>
    </header>
  );
}

/** On a window of this width the links stand in the bar, and there is no menu. */
const WIDE = '(min-width: 992px)';

interface MenuPanelProps {
  links: ReturnType<typeof getPageLinks>;
  showsLogin: boolean;
  toSend: number;
  onClose: () => void;
  onLogout: () => void;
}

export function MenuPanel({ links, showsLogin, toSend, onClose, onLogout }: MenuPanelProps) {
  const { auth } = useShellStores();
  const closeButton = useRef<HTMLButtonElement>(null);
  const isPlayer = auth.status.value === 'authenticated';

  useEffect(() => {
    if (!hasOpenDialog()) closeButton.current?.focus();
  }, []);
  useEffect(() => {
    const wide = globalThis.matchMedia?.(WIDE);
    document.documentElement.classList.add('scroll-locked');
    return combineStops(
      wide ? listen<MediaQueryListEvent>(wide, ['change'], ({ matches }) => matches && onClose()) : () => {},
      listen<PageTransitionEvent>(window, ['pageshow'], ({ persisted }) => persisted && onClose()),
      listen<KeyboardEvent>(document, ['keydown'], ({ key }) => key === 'Escape' && onClose()),
      () => document.documentElement.classList.remove('scroll-locked'),
    );
  }, [onClose]);

  const logout = () => {
    onClose();
    onLogout();
  };

  return (
    <div className="menu-panel ridged-ground on-dark">
      <div className="menu-panel-head">
        <Wordmark />
        <button
          ref={closeButton}
          type="button"
          className="condensed flex min-h-11 items-center gap-2 bg-transparent text-base/none"
          aria-expanded="true"
          onClick={onClose}
        >
          {commonCopy.closeMenu} <Icon name="close" size={22} />
        </button>
      </div>
      <ul className="px-4 py-2">
        {links.map((link, index) => (
          <NavItem key={link.to} className="menu-panel-link" link={link} toSend={toSend} onStay={onClose}>
            <b className="menu-panel-number condensed" aria-hidden="true">
              {index + 1}
            </b>
          </NavItem>
        ))}
      </ul>
      <div className="menu-panel-foot">
        {isPlayer ? (
          <Button className="px-5 text-base" variant="line" background="azul" isWide onClick={logout}>
            {commonCopy.logout} <Icon name="exit" size={18} />
          </Button>
        ) : null}
        {showsLogin ? (
          <LinkButton className="px-5 text-base" to={PATHS.login} isWide>
            {commonCopy.login}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

interface NavItemProps {
  link: ReturnType<typeof getPageLinks>[number];
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
function NavItem({ link, toSend, onStay, className = BAR_LINK, children }: NavItemProps) {
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
    // downloads the page.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isShown) onStay?.();
    afterPaint(() => navigate(link.to, { replace: isShown }));
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

function ToSendBadge({ count, className }: { count: number; className?: string }) {
  return (
    <b className={classNames('to-send-badge condensed', className)}>
      {count}
      <span className="sr-only"> {commonCopy.badgeToSend(count)}</span>
    </b>
  );
}

/** Needs a background in the colour azul or noche. */
function Wordmark() {
  return (
    <svg
      className="wordmark"
      width="104"
      height="37"
      viewBox="0 0 399 143"
      role="img"
      aria-label={commonCopy.brand}
    >
      <use href="#wordmark" />
    </svg>
  );
}
