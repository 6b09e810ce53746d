import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import type { Stores } from '../stores/index.ts';
import type { Access } from './routes.tsx';

interface GuardProps {
  access: Access;
  stores: Stores;
  children: ReactNode;
}

/** Where a visitor wanted to go before the guard sent them to log in; only paths of ours ever get here. */
interface WantedState {
  wanted?: string;
}

/** Lets the right people in and sends the others where they belong, changing the address (spec §2, §6). */
export function Guard({ access, stores, children }: GuardProps) {
  const location = useLocation();
  const isPlayer = stores.auth.status.value === 'authenticated';
  const { wanted } = (location.state ?? {}) as WantedState;

  if (access === 'player' && !isPlayer) {
    return <Navigate to={PATHS.login} replace state={{ wanted: location.pathname } satisfies WantedState} />;
  }
  if (access === 'guest' && isPlayer) {
    return <Navigate to={wanted ?? PATHS.games} replace />;
  }
  if (access === 'verification') {
    if (isPlayer) return <Navigate to={PATHS.games} replace />;
    if (stores.auth.verification.value === null) return <Navigate to={PATHS.login} replace />;
  }
  return children;
}
