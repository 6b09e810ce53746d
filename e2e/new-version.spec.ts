import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBridge } from './bridge/bridge.ts';
import { test as base, expect } from './support/fixtures.ts';
import { games, goBy, openAs, predict } from './support/player.ts';

const LOST = /404|dynamically imported|Unable to preload|Refused to apply style/;

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'reto-site-'));
    cpSync('dist', folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  origin: async ({ folder }, use) => {
    const bridge = await startBridge({ folder });
    await use(bridge.origin);
    await bridge.close();
  },
});

function deploy(folder: string, { isWhole }: { isWhole: boolean }) {
  const { build } = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { build: string };
  const assets = readdirSync(join(folder, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/-(?=[\w-]{6,8}\.\w+$)/, '-2')]));
  const update = (text: string) => {
    let updated = text.replaceAll(build, 'fedcba987654');
    for (const [old, name] of renamed) updated = updated.replaceAll(old, name);
    return updated;
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    // Deletes the compressed copies, because they still contain the old build.
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (/\.(html|js|css|json)$/.test(file)) writeFileSync(path, update(readFileSync(path, 'utf8')));
  }
  for (const [old, name] of renamed) {
    const isLost = !isWhole && old.startsWith('RankingPage-');
    if (!isLost) cpSync(join(folder, 'assets', old), join(folder, 'assets', name));
    rmSync(join(folder, 'assets', old));
  }
}

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

test.describe('after a deploy', () => {
  // Pages of the old version request files that the deploy has removed.
  test.beforeEach(({ noise }) => noise.allow(LOST));

  test('after a deploy, a page opens after at most one reload with its draft', async ({ page, folder }) => {
    await openAs(page);
    const game = games(page, 'open').first();
    const id = await game.getAttribute('data-game');
    await predict(game, 3, 1);
    await expect(page.locator(`[data-game="${id}"]`)).toHaveAttribute('data-state', 'draft');

    deploy(folder, { isWhole: true });
    const loads = countLoads(page);
    await goBy(page, 'Ranking');
    await expect(page).toHaveTitle('Ranking | Reto Ruffles');
    await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
    expect(loads.length).toBeLessThanOrEqual(1);

    await goBy(page, 'Partidos');
    const draft = page.locator(`[data-game="${id}"]`);
    await expect(draft).toHaveAttribute('data-state', 'draft');
    await expect(draft.getByRole('spinbutton').first()).toHaveValue('3');
  });

  test('after a deploy without a page’s code, opening it reloads at most once and then offers to load again', async ({
    page,
    folder,
  }) => {
    await openAs(page);
    deploy(folder, { isWhole: false });
    const loads = countLoads(page);
    await goBy(page, 'Ranking');
    await expect(
      page.getByRole('button', { name: /Recargar|Reintentar|Volver a cargar/ }).first(),
    ).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads.length).toBeLessThanOrEqual(1);
  });
});

test('the offer of a new version covers neither header nor bottom bar of Partidos', async ({ page }) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 3, 1);
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'fedcba987654' } }));
  // `lmx:reload` stores that the page has already reloaded once for this build, so the page offers the new
  // version instead of reloading again.
  await page.evaluate(() => {
    localStorage.setItem('lmx:reload', 'fedcba987654');
    dispatchEvent(new Event('vite:preloadError'));
  });
  const getBox = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`The page shows no ${part}`);
    return { top: box.y, bottom: box.y + box.height };
  };
  await expect(page.getByText('Hay una versión nueva')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const offer = await getBox('[data-toast="action"]');
  expect(offer.top).toBeGreaterThan((await getBox('main section >> nth=0')).bottom);
  expect(offer.bottom).toBeLessThan((await getBox('[data-bottom-bar]')).top);
});
