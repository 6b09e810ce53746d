import { BASE } from '../mock-server/catalogue/address.ts';
import { createGamePage, startMockServer } from '../mock-server/index.ts';
import { openLocalStorage } from '../mock-server/lib/local-storage.ts';
import type { Simulator } from './api.ts';
import { mountDock } from './dock/dock.ts';
import { readServer } from './links/chosen-server.ts';
import { followLink, reloadOnLink } from './links/follow.ts';
import { isSimulatorLink, restoreFragment } from './links/fragment.ts';
import { takePanelFragment } from './links/panel-fragment.ts';
import { getSharedWorldId } from './links/shared-world-id.ts';
import { createMyRecipes } from './player/recorder/my-recipes.ts';
import { APP } from './recipes/app.ts';
import { continueActions, forgetActions } from './recipes/continuation.ts';
import { createSimulator } from './simulator.ts';
import { createSettingsStore } from './state/settings.ts';
import { isInCabina } from './ui/mount.ts';
import { hideReturns } from './ui/returns.ts';

declare global {
  interface Window {
    simulator?: Simulator;
  }
}

// The path of the cabina is a page of its own, which the browser must load.
const restored = restoreFragment(location.pathname + location.search);
if (restored?.startsWith(`${BASE}/simulador`)) location.replace(restored);
else if (restored) history.replaceState(history.state, '', restored + location.hash);

// With a simulator link in the address, the recipe that was running in this tab is not continued.
const isFresh = isSimulatorLink(location.hash);
// Must run before the mock server, which replaces `localStorage` with a storage that belongs to one world.
const disk = openLocalStorage();
const server = readServer(location.hash);
const native = fetch.bind(window);
const page = createGamePage();
// The cookie of the simulated server would hide the real one's.
if (server === 'real' && isFresh) page.clearCookies();
const control = startMockServer({
  apiOrigin: import.meta.env.VITE_API_URL,
  ...(server === 'real'
    ? {
        outside: import('./real-server/real-server.ts').then((code) =>
          code.openRealServer(simulator, native),
        ),
        // The session and the drafts of the page are no part of a world.
        pageAdapter: { ...page, snapshot: () => ({ storage: {}, route: '/' }) },
      }
    : { persist: true, device: true, join: getSharedWorldId(location.hash) }),
});
const simulator = createSimulator(control, { mine: createMyRecipes(APP, disk), isFresh });
window.simulator = simulator;
hideReturns(simulator);
// In the cabina's frame there is no dock. The frame and the pages outside the cabina share the tab's storage, so the
// settings of the frame have a name of their own.
const shell = isInCabina() ? 'frame' : 'dock';
const settings = createSettingsStore(shell, { section: 'recipes' }, disk);
if (takePanelFragment()) settings.set({ mode: 'open' });
if (isFresh) forgetActions();
simulator.complaint = followLink(simulator, settings).then((words) => words ?? continueActions(simulator));
reloadOnLink();
const stopWaiting = simulator.on('request', () => {
  stopWaiting();
  void import('./panel/network/kept-calls.ts').then(({ keepCalls }) => keepCalls(simulator));
});
if (shell === 'dock') void mountDock(simulator, settings);
