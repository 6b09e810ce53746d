/** A journey with a small world of its own behind real HTTP, and the levers of that world. */
import type { MockControl } from '../../mock-server/index.ts';
import { type Bridge, startBridge } from '../bridge/bridge.ts';
import { test as base } from './fixtures.ts';

/** The test function of such journeys: `world` pulls the levers. */
export const test = base.extend<{ bridge: Bridge; world: MockControl }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
  bridge: async ({}, use) => {
    const bridge = await startBridge({ folder: 'dist', port: 0, world: { players: 50 } });
    await use(bridge);
    await bridge.close();
  },
  origin: async ({ bridge }, use) => use(bridge.origin),
  world: async ({ bridge, noise }, use) => {
    // What a browser says by itself of an answer that is a refusal.
    noise.allow(/Failed to load resource/);
    await use(bridge.control);
  },
});

/** How often the server was asked for a path, by whatever verb. */
export const calls = (world: MockControl, path: string) =>
  world.net.log().filter((entry) => new URL(entry.url, 'http://localhost').pathname === path).length;
