import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { Simulator } from '../../devtools/api.ts';
import { RECIPES } from '../../devtools/recipes/index.ts';
import { createSimulator } from '../../devtools/simulator.ts';
import { createGamePage, type MockControl, startMockServer } from '../../mock-server/index.ts';
import { App } from '../../src/app/App.tsx';
import { deviceClock } from '../../src/lib/clock.ts';
import { createStorage } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';

function mountApp(place: Element): () => void {
  const root = createRoot(place);
  const storage = createStorage();
  const stores = createStores({ baseUrl: '', clock: deviceClock, storage });
  root.render(
    <BrowserRouter basename="/lmx/" useTransitions={false}>
      <App stores={stores} isPrerendered={false} />
    </BrowserRouter>,
  );
  return () => {
    root.unmount();
    // A browser ends the calls of a document with the document. Here they go on, and must not change the next
    // document's storage.
    Object.assign(storage, { set: () => 'stored', remove: () => undefined });
  };
}

export function openPage(): { control: MockControl; close(): void } {
  vi.stubGlobal('scrollTo', () => undefined);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  let leave = () => {};
  const page = createGamePage();
  const pageAdapter: typeof page = {
    ...page,
    async reload(route) {
      history.replaceState(null, '', `/lmx${route}`);
      leave = mountApp(place);
    },
    needsReload: () => false,
    // A document writes its last drafts when it is left. `leave` writes them before the next world's storage is
    // installed.
    clearCookies() {
      leave();
      leave = () => {};
      // A new document starts with a connection and gets no `online` event.
      page.setOnline(true);
      page.clearCookies();
    },
  };
  const control = startMockServer({ players: 60, rate: 0, pageAdapter, device: true });
  return {
    control,
    close() {
      leave();
      control.shutdown();
      place.remove();
    },
  };
}

export function openRecipePage(recipes = RECIPES): { simulator: Simulator; close(): void } {
  const { control, close } = openPage();
  return { simulator: createSimulator(control, { recipes }), close };
}
