import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Stores } from '../stores/index.ts';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { followPage } from './page-life.ts';
import { RouteChange } from './RouteChange.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { StartView } from './StartView.tsx';

interface AppProps {
  stores: Stores;
  /** The page came with its text: what is on screen stands until we know who looks at it. */
  isPrerendered: boolean;
}

/** The whole product, inside a router. While the status is pending the loading view covers everything (spec §2). */
export function App({ stores, isPrerendered }: AppProps) {
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const stopFollowing = followPage(stores);
    void stores.auth.start();
    setStarted(true);
    return stopFollowing;
  }, [stores]);

  useEffect(() => {
    // The loading view that the page came with has done its work: ours stands in its place now.
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

function Screens({ stores }: { stores: Stores }) {
  return (
    <>
      <RouteChange auth={stores.auth} />
      <Routes>
        <Route element={<Layout stores={stores} />}>
          {[...ROUTES, NOT_FOUND].map(({ path, access, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Guard access={access} auth={stores.auth}>
                  <Page {...stores} />
                </Guard>
              }
            />
          ))}
        </Route>
      </Routes>
    </>
  );
}
