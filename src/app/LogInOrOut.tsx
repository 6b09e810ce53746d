import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/routes.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface LogInOrOutProps {
  isPlayer: boolean;
  showsLogin: boolean;
  onLogout: () => void;
}

/** Log-in or log-out in the bar of a wide window. The menu of a narrow one has its own. */
export function LogInOrOut({ isPlayer, showsLogin, onLogout }: LogInOrOutProps) {
  return (
    <div className="order-last ml-auto flex items-center gap-2">
      {isPlayer ? (
        <button type="button" className="link max-laptop:hidden" onClick={onLogout}>
          {commonCopy.logout} <Icon name="exit" size={18} />
        </button>
      ) : null}
      {showsLogin ? (
        <LinkButton className="px-5 text-base max-laptop:hidden" to={PATHS.login}>
          {commonCopy.login}
        </LinkButton>
      ) : null}
    </div>
  );
}
