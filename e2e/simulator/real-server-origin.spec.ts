/** A demo that was built for an API on another origin (`VITE_API_URL`). */
import { execFileSync } from 'node:child_process';
import { startStaticHost } from '../../scripts/static-host.ts';
import { EVA, type LaravelLike, startLaravelLike } from '../back-ends/laravel-like.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { games, logIn } from '../support/player.ts';
import { openShell } from './shells.ts';

const FOLDER = 'out/other-origin';

const test = base.extend<{ api: LaravelLike }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  api: async ({}, use) => {
    const server = await startLaravelLike();
    await use(server);
    await server.close();
  },
  origin: async ({ api }, use) => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'demo', FOLDER], {
      env: { ...process.env, VITE_API_URL: api.origin },
      stdio: 'pipe',
    });
    const host = await startStaticHost({ folder: `${FOLDER}-demo`, apiOrigin: api.origin });
    api.allow(host.origin);
    await use(host.origin);
    await host.close();
  },
});

test('a demo built for an API on another origin offers it, plays on it, checks it and comes back', {
  // Builds the demo again.
  tag: '@nightly',
}, async ({ page, api, noise }) => {
  noise.allow(new RegExp(`^stranger: ${api.origin}/(?:api|sanctum)/`));
  // Before the switch, the panel asks whether an API answers; the checks ask as a visitor and for unknown addresses.
  noise.allow(/40[14]/);
  const { panel, section } = await openShell(page, 'dock');
  await section('Peticiones');
  await expect(panel.getByText(`“De verdad” manda las peticiones a ${api.origin}`)).toBeVisible();
  await panel.getByRole('button', { name: 'De verdad', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await logIn(page, EVA.email, EVA.password);
  await expect(games(page, 'open')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Revisar el contrato' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'como el contrato' })).not.toContainText(
    'la app no puede con esto',
  );
  await panel.getByRole('button', { name: 'Simulado', exact: true }).click();
  await expect(games(page, 'open').first()).toBeVisible();
  await expect(games(page, 'open')).not.toHaveCount(3);
});
