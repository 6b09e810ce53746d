import { useEffect, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import type { CommonStores } from '../stores/index.ts';
import { StoresContext } from '../use-stores.ts';
import { RootBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { ROUTES } from './routes.tsx';
import { SessionEndRedirect } from './SessionEndRedirect.tsx';
import { StartView } from './StartView.tsx';
import { startListening } from './start-listening.ts';

interface AppProps {
  stores: CommonStores;
  isPrerendered: boolean;
}

export function App(props: AppProps) {
  return (
    <RootBoundary>
      <RunningApp {...props} />
    </RootBoundary>
  );
}

function RunningApp({ stores, isPrerendered }: AppProps) {
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const stopFollowing = startListening(stores);
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
    <StoresContext value={stores}>
      {/* `SessionEndRedirect` is rendered even while the loading view is shown, because another tab may end the
          session during the session start. */}
      <SessionEndRedirect />
      {isCovered ? <StartView /> : <Screens />}
    </StoresContext>
  );
}

function Screens() {
  return useRoutes([
    {
      element: <Layout />,
      children: ROUTES.map(({ path, access, Page }) => ({
        path,
        element: (
          <Guard access={access}>
            <Page />
          </Guard>
        ),
      })),
    },
  ]);
}
