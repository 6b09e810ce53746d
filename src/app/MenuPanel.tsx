import { useEffect, useRef } from 'react';
import { Wordmark } from '../components/art/Wordmark.tsx';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/routes.ts';
import { Button } from '../ui/Button.tsx';
import { hasOpenDialog } from '../ui/focus-heading.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useShellStores } from '../use-stores.ts';
import './menu-panel.css';
import { NavItem } from './NavItem.tsx';
import type { PageLink } from './page-links.ts';

interface MenuPanelProps {
  links: readonly PageLink[];
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
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const logout = () => {
    onClose();
    onLogout();
  };

  return (
    <div className="menu-panel ridged-ground on-dark">
      <div className="menu-panel-head">
        <Wordmark width={104} label={commonCopy.brand} />
        <button
          ref={closeButton}
          type="button"
          className="condensed flex min-h-11 items-center gap-2 bg-transparent text-17/none"
          aria-expanded="true"
          onClick={onClose}
        >
          {commonCopy.closeMenu} <Icon name="close" size={22} />
        </button>
      </div>
      <ul className="px-4 py-2">
        {links.map((link, index) => (
          <NavItem key={link.to} className="menu-panel-link" link={link} toSend={toSend}>
            <b className="menu-panel-number condensed" aria-hidden="true">
              {index + 1}
            </b>
          </NavItem>
        ))}
      </ul>
      <div className="menu-panel-foot">
        {isPlayer ? (
          <Button
            className="px-[1.15rem] text-17"
            variant="line"
            ground="azul"
            isInverse
            isWide
            onClick={logout}
          >
            {commonCopy.logout} <Icon name="exit" size={18} />
          </Button>
        ) : null}
        {showsLogin ? (
          <LinkButton className="px-[1.15rem] text-17" to={PATHS.login} isWide>
            {commonCopy.login}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
