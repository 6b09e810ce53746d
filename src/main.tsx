/** The front door: makes the stores, and hydrates the prerendered page or renders into the empty shell. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRouteByPathname } from './app/prefetch.ts';
import { deviceClock } from './lib/clock.ts';
import { SITE_ROOT } from './lib/paths.ts';
import { createStorage } from './lib/storage.ts';
import { createStores } from './stores/index.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const stores = createStores({
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  clock: deviceClock,
  storage: createStorage(),
});

const route = findRouteByPathname(window.location.pathname);
const isPrerendered = root.firstElementChild !== null;
const tree = (
  <StrictMode>
    {/* A change of session and the address that goes with it are drawn together, never one before the other. */}
    <BrowserRouter basename={SITE_ROOT} useTransitions={false}>
      <App stores={stores} isPrerendered={isPrerendered} />
    </BrowserRouter>
  </StrictMode>
);

if (isPrerendered) {
  // The page's code must be here first: a tree that differs from the served one would be thrown away.
  await route.preload();
  hydrateRoot(root, tree);
} else {
  const app = createRoot(root);
  app.render(tree);
  if (stores.session.token() !== null) {
    // Beside the first calls. The guard renders it when the user is known; a failure shows up there.
    route.preload().catch(() => undefined);
  } else if (route.access !== 'player') {
    // A visitor's first page. Without its code or its sheets the page is emptied, and `start.ts` says what to do.
    await route.preload().catch((error: unknown) => {
      app.unmount();
      throw error;
    });
  }
}
