/** The whole product and the simulator around it in jsdom, for the recipes to play on. */
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { RECIPES } from '../../devtools/recipes/book.ts';
import { createRecipeDesk } from '../../devtools/recipes/desk.ts';
import { createSimulator, type Simulator } from '../../devtools/simulator.ts';
import { createPageClient, startMockServer } from '../../mock-server/index.ts';
import { App } from '../../src/app/App.tsx';
import { deviceClock } from '../../src/lib/clock.ts';
import { createStorage } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';

// Alone in its tab: what was unmounted must not answer for another one.
const channel = { announce: () => undefined, listen: () => () => undefined };

function mountApp(place: Element): Root {
  const root = createRoot(place);
  const stores = createStores({ baseUrl: '', clock: deviceClock, storage: createStorage(), channel });
  root.render(
    <BrowserRouter basename="/lmx/" useTransitions={false}>
      <App stores={stores} isPrerendered={false} />
    </BrowserRouter>,
  );
  return root;
}

/** Opens the stage. Starting the page again draws the app anew at its route, as a browser would. */
export function openStage(recipes = RECIPES): { simulator: Simulator; close(): void } {
  vi.stubGlobal('scrollTo', () => undefined);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  let root: Root | null = null;
  const page = createPageClient({
    async reload(route) {
      history.replaceState(null, '', `/lmx${route}`);
      root = mountApp(place);
    },
  });
  const client: typeof page = {
    ...page,
    // A document writes its last drafts as it is left, which is before the next world's storage stands.
    forget() {
      root?.unmount();
      root = null;
      // A new document begins with a network, and hears of none that came back.
      page.setOnline(true);
      page.forget();
    },
  };
  const control = startMockServer({ players: 60, rate: 0, client, device: true });
  const simulator = createSimulator(control, (made) => createRecipeDesk(made, recipes));
  return {
    simulator,
    close() {
      root?.unmount();
      control.shutdown();
      place.remove();
    },
  };
}
