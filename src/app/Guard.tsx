import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS, type Route } from '../lib/routes.ts';
import { useCommonStores } from '../use-stores.ts';

/** Shows the page to those it is for, and sends the others to the page that they can use. */
export function Guard({ access, children }: { access: Route['access']; children: ReactNode }) {
  const { auth } = useCommonStores();
  const location = useLocation();
  const isPlayer = auth.status.value === 'authenticated';
  // Router state of the log-in page: the path that a visitor requested and that needs a session. It has no host, so it
  // always belongs to this site.
  const wanted: string | undefined = location.state?.wanted;

  if (access === 'player' && !isPlayer) {
    return <Navigate to={PATHS.login} replace state={{ wanted: location.pathname + location.search }} />;
  }
  if (isPlayer && (access === 'guest' || access === 'verification')) {
    return <Navigate to={wanted ?? PATHS.games} replace />;
  }
  if (access === 'verification' && auth.verification.value === null) {
    return <Navigate to={PATHS.login} replace />;
  }
  return children;
}
