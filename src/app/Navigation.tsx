import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { PATHS } from '../lib/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useCommonStores } from '../use-stores.ts';
import { LiveGames } from './LiveGames.tsx';
import { LogInOrOut } from './LogInOrOut.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { NavItem } from './NavItem.tsx';
import { getPageLinks } from './page-links.ts';
import { ToSendBadge } from './ToSendBadge.tsx';
import { Wordmark } from './Wordmark.tsx';

export function Navigation({ page }: { page: RefObject<HTMLElement | null> }) {
  const { auth, player } = useCommonStores();
  const { pathname } = useLocation();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOpen = openPath === pathname;
  const isPlayer = auth.status.value === 'authenticated';
  const toSend = (isPlayer && player.current?.currentWeek.fillableCount.value) || 0;
  const links = getPageLinks('navigation', isPlayer);
  const showsLogin = !isPlayer && pathname !== PATHS.login;

  const askLogout = () => player.current?.account.askLogout();
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
    <header className="ridge-b on-dark short:relative sticky top-0 z-20 bg-noche text-papel print:hidden">
      <div className="mx-auto flex laptop:min-h-18 min-h-15 short:min-h-12 w-page items-center desktop:gap-6 gap-2 laptop:gap-4">
        <RouteLink className="flex min-h-11 items-center" to={PATHS.home}>
          <Wordmark />
        </RouteLink>
        {/* In a wide bar, the live game stands between the links and the log-out. */}
        <nav
          className="flex laptop:contents items-center max-laptop:flex-1"
          aria-label={commonCopy.mainNavigation}
        >
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
              <ul className="laptop:ml-4 laptop:flex hidden laptop:flex-wrap laptop:gap-1">
                {links.map((link) => (
                  <NavItem key={link.to} link={link} toSend={toSend} />
                ))}
              </ul>
              <LogInOrOut isPlayer={isPlayer} showsLogin={showsLogin} onLogout={askLogout} />
            </>
          )}
        </nav>
        <LiveGames />
        <button
          ref={menuButton}
          type="button"
          className="condensed -mr-3 inline-flex laptop:hidden min-h-11 min-w-11 cursor-pointer items-center gap-2 bg-transparent px-3 py-0 text-base/none"
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
