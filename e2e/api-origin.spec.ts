import { execFileSync } from 'node:child_process';
import { startStaticHost } from '../scripts/static-host.ts';
import { type Bridge, startBridge } from './bridge/bridge.ts';
import { test as base, expect } from './support/fixtures.ts';
import { logIn } from './support/player.ts';

const FOLDER = 'out/api-origin';

const test = base.extend<{ api: Bridge }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  api: async ({}, use) => {
    const bridge = await startBridge({ hasCors: true, world: { players: 50 } });
    await use(bridge);
    await bridge.close();
  },
  origin: async ({ api }, use) => {
    const env = { ...process.env, VITE_API_URL: `${api.origin}/` };
    execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'site', FOLDER], {
      env,
      stdio: 'pipe',
    });
    const host = await startStaticHost({ folder: FOLDER, apiOrigin: api.origin });
    await use(host.origin);
    await host.close();
  },
});

test('a player logs in through an API on another origin without a content security policy violation', {
  // Builds the site again.
  tag: '@nightly',
}, async ({ page, api, noise }) => {
  noise.allow(new RegExp(`^stranger: ${api.origin}/(?:api|sanctum)/`));
  await page.goto('/lmx/user/login');
  await logIn(page);
  await expect(page.getByRole('tab', { selected: true })).toContainText('Jornada 7');
  const paths = api.control.net.log().map(({ url }) => new URL(url, api.origin).pathname);
  expect(paths).toContain('/api/auth/login');
});
