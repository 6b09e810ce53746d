/** The entry of the app: creates the stores, and hydrates the prerendered page or renders into the empty shell. */
import { StrictMode, startTransition } from 'react';
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
    {/* Without transitions, except those of the navigation: a change of session and of the address must render in the same commit. */}
    <BrowserRouter basename={SITE_ROOT} useTransitions={false}>
      <App stores={stores} isPrerendered={isPrerendered} />
    </BrowserRouter>
  </StrictMode>
);

if (isPrerendered) {
  // The page's code must be loaded first: React discards served markup that differs from the rendered tree.
  await route.preload();
  // In a transition React hydrates in slices, and a tap doesn't wait for all of the page.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
} else {
  const app = createRoot(root);
  app.render(tree);
  if (stores.session.token() !== null) {
    // In parallel with the first calls. The guard renders the page when the user is known. A failure is shown then.
    route.preload().catch(() => undefined);
  } else if (route.access !== 'player') {
    // A visitor's first page. If its code or sheets can't be loaded, `start.ts` shows the failure in the empty shell.
    await route.preload().catch((error: unknown) => {
      app.unmount();
      throw error;
    });
  }
}
