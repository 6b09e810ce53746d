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
  isPrerendered: boolean;
}

export function App({ stores, isPrerendered }: AppProps) {
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const stopFollowing = followPage(stores);
    void stores.auth.start();
    setStarted(true);
    return stopFollowing;
  }, [stores]);

  useEffect(() => {
    // The class `returning` shows the loading view of the static HTML and hides `#root`. Once React has
    // rendered, the class is removed, so that `#root` (`StartView` or the page) is visible instead.
    if (hasStarted) document.documentElement.classList.remove('returning');
  }, [hasStarted]);

  const isPending = stores.auth.status.value === 'pending';
  const isCovered = isPending && (hasStarted || !isPrerendered);

  return (
    <>
      {/* `SessionEnd` is rendered even while the loading view is shown, because another tab may end the
          session during the session start. */}
      <SessionEnd auth={stores.auth} modal={stores.modal} />
      {isCovered ? <StartView auth={stores.auth} network={stores.network} /> : <Screens stores={stores} />}
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
