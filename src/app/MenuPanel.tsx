import '../styles/menu.css';
import { useEffect, useRef } from 'react';
import { Wordmark } from '../components/art/Wordmark.tsx';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';
import type { Stores } from '../stores/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NavItem } from './NavItem.tsx';
import type { NavLinkEntry } from './nav-links.ts';

interface MenuPanelProps extends Pick<Stores, 'account' | 'auth'> {
  links: readonly NavLinkEntry[];
  showsLogin: boolean;
  toSend: number;
  onClose: () => void;
}

/** The full-screen mobile menu. Escape closes it. The rest of the page is inert while it is open. */
export function MenuPanel({ account, auth, links, showsLogin, toSend, onClose }: MenuPanelProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const isPlayer = auth.status.value === 'authenticated';

  useEffect(() => {
    closeButton.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const logout = () => {
    onClose();
    account.askLogout();
  };

  return (
    <div className="menu-panel ridged-ground on-dark">
      <div className="top">
        <Wordmark width={104} label={commonCopy.brand} />
        <button ref={closeButton} type="button" aria-expanded="true" onClick={onClose}>
          {commonCopy.closeMenu} <Icon name="close" size={22} />
        </button>
      </div>
      <ul>
        {links.map((link, index) => (
          <NavItem key={link.to} link={link} toSend={toSend} number={index + 1} />
        ))}
      </ul>
      <div className="menu-end">
        {isPlayer ? (
          <Button variant="line" ground="azul" isInverse isWide onClick={logout}>
            {commonCopy.logout} <Icon name="exit" size={18} />
          </Button>
        ) : null}
        {showsLogin ? (
          <LinkButton to={PATHS.login} isWide>
            {commonCopy.login}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
