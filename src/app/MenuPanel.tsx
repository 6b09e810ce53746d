import { useEffect, useRef } from 'react';
import { commonCopy } from '../copy/common.ts';
import { combineStops, listen } from '../lib/listen.ts';
import { PATHS } from '../lib/routes.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { hasOpenDialog } from '../ui/focus-heading.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCommonStores } from '../use-stores.ts';
import { NavItem } from './NavItem.tsx';
import type { PageLink } from './page-links.ts';
import { Wordmark } from './Wordmark.tsx';

/** On a window of this width the links stand in the bar, and there is no menu. */
const WIDE = '(min-width: 992px)';

interface MenuPanelProps {
  links: readonly PageLink[];
  showsLogin: boolean;
  toSend: number;
  onClose: () => void;
  onLogout: () => void;
}

/** The menu of a narrow window. It covers the page. */
export function MenuPanel({ links, showsLogin, toSend, onClose, onLogout }: MenuPanelProps) {
  const { auth } = useCommonStores();
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
          className="menu-panel-close"
          aria-expanded="true"
          onClick={onClose}
        >
          {commonCopy.closeMenu} <Icon name="close" size={22} />
        </button>
      </div>
      <ul className="menu-panel-list">
        {links.map((link, index) => (
          <NavItem key={link.to} className="menu-panel-link" link={link} toSend={toSend} onStay={onClose}>
            <b className="menu-panel-number" aria-hidden="true">
              {index + 1}
            </b>
          </NavItem>
        ))}
      </ul>
      <svg className="menu-panel-onda" viewBox="0 0 952 376" aria-hidden="true">
        <use href="#onda" />
      </svg>
      <div className="menu-panel-foot">
        {isPlayer ? (
          <Button variant="line" background="noche" onClick={logout}>
            {commonCopy.logout} <Icon name="exit" size={18} />
          </Button>
        ) : (
          <LinkButton to={PATHS.register}>{commonCopy.play}</LinkButton>
        )}
        {showsLogin ? (
          <LinkButton variant="line" background="noche" to={PATHS.login}>
            {commonCopy.login}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
