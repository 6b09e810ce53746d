import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { games, openAs } from './support/player.ts';

const ROUNDS = Number(process.env.MEMORY_ROUNDS ?? 15);
const PAGES = ['Ranking', 'Premios', 'Bonus', 'Partidos'];
const MB = 1_048_576;

async function playRounds(page: Page, rounds: number) {
  await page.evaluate(
    async ({ rounds, pages }) => {
      const find = (selector: string, name: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
          element.textContent?.trim().startsWith(name),
        );
      const press = async (selector: string, name: string) => {
        for (let tries = 0; !find(selector, name); tries += 1) {
          if (tries > 300) throw new Error(`nothing is called ${name}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        find(selector, name)?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const name of pages) await press('nav a', name);
        for (let dialog = 0; dialog < pages.length; dialog += 1) {
          await press('nav button', 'Cerrar sesión');
          await press('[data-modal] button', 'Me quedo');
        }
      }
    },
    { rounds, pages: PAGES },
  );
  await expect(page.locator('[data-modal]')).toHaveCount(0);
  await expect(games(page, 'open').first()).toBeVisible();
}

async function measure(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

test(`${ROUNDS} rounds of four pages and dialogs add few nodes and listeners, and at most 1 MB of heap`, {
  tag: '@nightly',
}, async ({ page }) => {
  await openAs(page);
  await expect(games(page, 'open').first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first rounds load code and fill caches, so they are not measured.
  await playRounds(page, 5);
  const before = await measure(client);
  await playRounds(page, ROUNDS);
  const after = await measure(client);
  expect(after.heap - before.heap).toBeLessThanOrEqual(MB);
  expect(after.nodes).toBeLessThan(before.nodes + 4 * ROUNDS);
  expect(after.listeners).toBeLessThan(before.listeners + 4 * ROUNDS);
});
