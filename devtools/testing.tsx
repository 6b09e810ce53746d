import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { startMockServer } from '../mock-server/index.ts';
import type { MyRecipes, Recipe, Simulator } from './api.ts';
import { createWorldReads } from './panel/context/world-reads.ts';
import { Panel } from './panel/frame/Panel.tsx';
import { createSimulator } from './simulator.ts';
import { createSettingsStore, type Settings } from './state/settings.ts';

// Testing Library computes the styles of every element to leave out hidden ones, which takes most of the time of a test
// of the whole panel. The panel hides nothing that has a role.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

/** Starts a simulator with a small world, whose clock is frozen at noon on the Wednesday of week 7. */
export function startSimulator(options: { recipes?: readonly Recipe[]; mine?: MyRecipes } = {}): Simulator {
  const control = startMockServer({ players: 50, rate: 0, intercept: false });
  return createSimulator(control, { isFresh: true, ...options });
}

/** Logs Ana in as the app does. Returns the status of the response. */
export async function logIn(simulator: Simulator, password = 'papas con chile'): Promise<number> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const csrf = await simulator.handle(new Request('http://localhost/sanctum/csrf-cookie', { headers }));
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const body = JSON.stringify({ email: 'ana@correo.mx', password });
  const request = new Request('http://localhost/api/auth/login', { method: 'POST', body });
  const own = { ...headers, cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': decodeURIComponent(cookie) };
  for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
  return (await simulator.handle(request)).status;
}

export function showPanel(
  simulator: Simulator,
  overrides: Partial<Settings> = {},
  onClose: () => void = () => {},
) {
  sessionStorage.clear();
  return renderPanel(simulator, { mode: 'open', ...overrides }, onClose);
}

export function reloadPanel(simulator: Simulator) {
  cleanup();
  return renderPanel(simulator);
}

function renderPanel(simulator: Simulator, overrides: Partial<Settings> = {}, onClose = () => {}) {
  const settings = createSettingsStore('test', { density: 'qa', ...overrides });
  render(
    <Panel
      simulator={simulator}
      reads={createWorldReads(simulator)}
      settings={settings}
      app={window}
      onClose={onClose}
    />,
  );
  return settings;
}
