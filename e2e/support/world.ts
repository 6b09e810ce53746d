import type { Page } from '@playwright/test';
import type { MockControl } from '../../mock-server/index.ts';
import { type Bridge, startBridge } from '../bridge/bridge.ts';
import { test as base } from './fixtures.ts';

export const test = base.extend<{ bridge: Bridge; world: MockControl }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
  bridge: async ({}, use) => {
    const bridge = await startBridge({ world: { players: 50 } });
    await use(bridge);
    await bridge.close();
  },
  origin: async ({ bridge }, use) => use(bridge.origin),
  world: async ({ bridge }, use) => use(bridge.control),
});

export const calls = (world: MockControl, path: string) =>
  world.net.log().filter((entry) => new URL(entry.url, 'http://localhost').pathname === path).length;

/** Gives the device the server's time. Otherwise a note about its clock stands above the page. */
export const followServer = (page: Page, world: MockControl) =>
  page.addInitScript((offset) => {
    const readClock = Date.now;
    Date.now = () => readClock() + offset;
  }, world.clock.now() - Date.now());
