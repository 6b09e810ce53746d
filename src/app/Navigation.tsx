import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../components/art/Wordmark.tsx';
import { commonCopy } from '../copy/common.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { onWideWindow } from '../lib/media.ts';
import { PATHS } from '../lib/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useShellStores } from '../use-stores.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { NavItem } from './NavItem.tsx';
import { getPageLinks } from './page-links.ts';
import { ToSendBadge } from './ToSendBadge.tsx';

export function Navigation({ page }: { page: RefObject<HTMLElement | null> }) {
  const { auth, game } = useShellStores();
  const { pathname } = useLocation();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOpen = openPath === pathname;
  const isPlayer = auth.status.value === 'authenticated';
  const toSend = (isPlayer && game.current?.gamesPage.toSend.value) || 0;
  const links = getPageLinks('navigation', isPlayer);
  const showsLogin = !isPlayer && pathname !== PATHS.login;

  const askLogout = () => game.current?.account.askLogout();
  const hide = useCallback(() => setOpenPath(null), []);
  const close = () => {
    hide();
    menuButton.current?.focus();
  };

  // A change of route closes the menu during the render, so no frame shows the menu over the new page.
  if (openPath !== null && !isOpen) hide();
  useOpenMenu(isOpen, hide);
  useInert(page, isOpen);

  return (
    <header className="ridge-b on-dark sticky top-0 z-20 bg-noche text-papel print:hidden">
      <div className="mx-auto flex min-h-15 w-page items-center gap-6 nav:min-h-18">
        <RouteLink className="flex min-h-11 items-center" to={PATHS.home}>
          <Wordmark width={104} label={commonCopy.brand} />
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
              <ul className="hidden nav:ml-4 nav:flex nav:gap-1">
                {links.map((link) => (
                  <NavItem key={link.to} link={link} toSend={toSend} />
                ))}
              </ul>
              <div className="ml-auto flex items-center gap-2">
                {isPlayer ? (
                  <button type="button" className="link max-nav:hidden" onClick={askLogout}>
                    {commonCopy.logout} <Icon name="exit" size={18} />
                  </button>
                ) : null}
                {showsLogin ? (
                  <LinkButton className="px-[1.15rem] text-17 max-nav:hidden" to={PATHS.login}>
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
          className="condensed -mr-3 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2 bg-transparent px-3 py-0 text-17/none nav:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpenPath(pathname)}
        >
          {commonCopy.menu}
          {isPlayer && toSend > 0 ? <ToSendBadge count={toSend} /> : null}
          <Icon name="menu" size={24} />
        </button>
      </div>
    </header>
  );
}

function useOpenMenu(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPageShow = (event: PageTransitionEvent) => event.persisted && close();
    const stopWatching = onWideWindow(close);
    window.addEventListener('pageshow', onPageShow);
    document.documentElement.classList.add('scroll-locked');
    return () => {
      stopWatching();
      window.removeEventListener('pageshow', onPageShow);
      document.documentElement.classList.remove('scroll-locked');
    };
  }, [isOpen, close]);
}

/**
 * Toggles `inert` on the page behind the menu after the next paint. The change recomputes the style of the
 * whole page, which would delay the first frame of the open menu.
 */
function useInert(page: RefObject<HTMLElement | null>, isInert: boolean) {
  useEffect(() => afterPaint(() => page.current?.toggleAttribute('inert', isInert)), [page, isInert]);
}
