import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { findRoute } from './app/routes.tsx';
import { SITE_ROOT } from './lib/base-path.ts';
import { deviceClock } from './lib/clock.ts';
import { removeDetectedLinks } from './lib/detected-links.ts';
import { getPageAddress } from './lib/page-address.ts';
import { createStorage } from './lib/storage.ts';
import { createStores } from './stores/index.ts';
import './styles/pages.css';

// `/lmx/user/login/` becomes `/lmx/user/login`, so that the app compares one spelling of each address.
const { pathname, search, hash } = window.location;
const address = getPageAddress(pathname);
if (address !== pathname) {
  window.history.replaceState(window.history.state, '', address + search + hash);
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');

const stores = createStores({
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  clock: deviceClock,
  storage: createStorage(),
});

const route = findRoute(window.location.pathname, SITE_ROOT);
const isPrerendered = root.firstElementChild !== null;
const tree = (
  <StrictMode>
    {/* Without router transitions, a change of session and a change of address render in the same commit. */}
    <BrowserRouter basename={SITE_ROOT} useTransitions={false}>
      <App stores={stores} isPrerendered={isPrerendered} />
    </BrowserRouter>
  </StrictMode>
);

if (isPrerendered) {
  // The code of the page must be loaded before hydration, because React discards served markup that differs
  // from the rendered tree.
  await route.preload();
  removeDetectedLinks(root);
  // In a transition React hydrates in slices, so that a tap need not wait for the whole page.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
} else {
  const app = createRoot(root);
  app.render(tree);
  if (stores.session.token() !== null) {
    // The code of the page loads in parallel with the first calls. The route guard renders the page once the
    // user is known, and only then is a failed load of the code shown.
    route.preload().catch(() => undefined);
  } else if (route.access !== 'player') {
    // The first page of a visitor. If its code or style sheets can't be loaded, `start.ts` shows the failure
    // in the empty shell.
    await route.preload().catch((error: unknown) => {
      app.unmount();
      throw error;
    });
  }
}
