/** The whole product and the simulator around it in jsdom, for the recipes to play on. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { Simulator } from '../../devtools/api/simulator.ts';
import { RECIPES } from '../../devtools/recipes/index.ts';
import { createRecipeRunner } from '../../devtools/runner/runner.ts';
import { createSimulator } from '../../devtools/simulator.ts';
import { createPageClient, type MockControl, startMockServer } from '../../mock-server/index.ts';
import { App } from '../../src/app/App.tsx';
import { deviceClock } from '../../src/lib/clock.ts';
import { createStorage } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';

// Alone in its tab: what was unmounted must not answer for another one.
const channel = { announce: () => undefined, listen: () => () => undefined };

/** Draws the product; what it returns ends it as leaving a document does. */
function mountApp(place: Element): () => void {
  const root = createRoot(place);
  const stores = createStores({ baseUrl: '', clock: deviceClock, storage: createStorage(), channel });
  root.render(
    <BrowserRouter basename="/lmx/" useTransitions={false}>
      <App stores={stores} isPrerendered={false} />
    </BrowserRouter>,
  );
  return () => {
    root.unmount();
    // A session that is still being opened would go on, and end in the next document's storage.
    stores.session.adopt(null);
  };
}

/** Opens the product on a mock server. Starting the page again draws the app anew at its route, as a browser would. */
export function openPage(): { control: MockControl; close(): void } {
  vi.stubGlobal('scrollTo', () => undefined);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  let leave = () => {};
  const page = createPageClient({
    async reload(route) {
      history.replaceState(null, '', `/lmx${route}`);
      leave = mountApp(place);
    },
  });
  const client: typeof page = {
    ...page,
    // A document writes its last drafts as it is left, which is before the next world's storage stands.
    forget() {
      leave();
      leave = () => {};
      // A new document begins with a network, and hears of none that came back.
      page.setOnline(true);
      page.forget();
    },
  };
  const control = startMockServer({ players: 60, rate: 0, client, device: true });
  return {
    control,
    close() {
      leave();
      control.shutdown();
      place.remove();
    },
  };
}

/** Opens the product with the whole simulator around it, for recipes to play on. */
export function openStage(recipes = RECIPES): { simulator: Simulator; close(): void } {
  const { control, close } = openPage();
  return { simulator: createSimulator(control, (made) => createRecipeRunner(made, recipes)), close };
}
