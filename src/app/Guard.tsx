import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Route } from '../lib/routes.ts';
import { PATHS } from '../lib/routes.ts';
import { useShellStores } from '../use-stores.ts';

interface GuardProps {
  access: Route['access'];
  children: ReactNode;
}

/**
 * Router state of the log-in page: the path that a visitor requested and that needs a session. `Guard` opens
 * this path after the log-in. It is a path without a host, so it always belongs to this site.
 */
interface WantedState {
  wanted?: string;
}

export function Guard({ access, children }: GuardProps) {
  const { auth } = useShellStores();
  const location = useLocation();
  const isPlayer = auth.status.value === 'authenticated';
  const { wanted } = (location.state ?? {}) as WantedState;

  if (access === 'player' && !isPlayer) {
    return <Navigate to={PATHS.login} replace state={{ wanted: location.pathname } satisfies WantedState} />;
  }
  if (access === 'guest' && isPlayer) {
    return <Navigate to={wanted ?? PATHS.games} replace />;
  }
  if (access === 'verification') {
    if (isPlayer) return <Navigate to={PATHS.games} replace />;
    if (auth.verification.value === null) return <Navigate to={PATHS.login} replace />;
  }
  return children;
}
