import { useEffect, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import type { ShellStores } from '../stores/index.ts';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { followPage } from './page-life.ts';
import { RouteChange } from './RouteChange.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { StartView } from './StartView.tsx';

interface AppProps {
  stores: ShellStores;
  /** A prerendered page stays on screen until the session is known. */
  isPrerendered: boolean;
}

/** Shows the loading view while the session is pending (spec §2). */
export function App({ stores, isPrerendered }: AppProps) {
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const stopFollowing = followPage(stores);
    void stores.auth.start();
    setStarted(true);
    return stopFollowing;
  }, [stores]);

  useEffect(() => {
    // Hides the loading view of the static HTML. The one of `StartView` replaces it.
    if (hasStarted) document.documentElement.classList.remove('returning');
  }, [hasStarted]);

  const isPending = stores.auth.status.value === 'pending';
  const isCovered = isPending && (hasStarted || !isPrerendered);

  return (
    <>
      {/* Under the loading view too: another tab may end the session while it is being opened. */}
      <SessionEnd auth={stores.auth} modal={stores.modal} />
      {isCovered ? <StartView network={stores.network} /> : <Screens stores={stores} />}
    </>
  );
}

function Screens({ stores }: { stores: ShellStores }) {
  const screen = useRoutes([
    {
      element: <Layout stores={stores} />,
      children: [...ROUTES, NOT_FOUND].map(({ path, access, Page }) => ({
        path,
        element: (
          <Guard access={access} auth={stores.auth}>
            <Page {...stores} />
          </Guard>
        ),
      })),
    },
  ]);
  return (
    <>
      <RouteChange auth={stores.auth} />
      {screen}
    </>
  );
}
