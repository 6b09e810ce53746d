import type { Page } from '@playwright/test';
import { COLUMN_COUNT } from '../src/pages/ranking/wide-columns.tsx';
import { expect } from './support/fixtures.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { openAs } from './support/player.ts';
import { followServer, test } from './support/world.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WEEK = '/ranking?jornada=6';

async function openWeek(page: Page) {
  await openAs(page, WEEK);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.evaluate(() => document.fonts.ready);
}

for (const width of [768, 1280])
  test(`at ${width} px the podium beside the title of Ranking has steps, the first place in the middle and highest`, async ({
    page,
    world,
  }) => {
    await followServer(page, world);
    await page.setViewportSize({ width, height: 800 });
    await openWeek(page);
    const steps = await page
      .locator('header ol, section ol')
      .first()
      .locator('li > div')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    const [second, first, third] = steps;
    expect(steps).toHaveLength(3);
    expect(first.height).toBeGreaterThan(second.height);
    expect(second.height).toBeGreaterThan(third.height);
    expect([second.bottom, third.bottom]).toEqual([first.bottom, first.bottom]);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(second.left).toBeGreaterThanOrEqual((title?.x ?? 0) + 200);
    expect(second.top).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });

test('on a phone the first three rows of Ranking are equally high, with equal cards of their prizes at one edge', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openWeek(page);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const cards = await page
      .getByRole('rowheader')
      .locator('svg >> visible=true')
      .evaluateAll((all) =>
        all.map((card) => ({
          size: card.getBoundingClientRect().width,
          edge: card.getBoundingClientRect().right,
          row: card.closest('tr')?.getBoundingClientRect().height,
        })),
      );
    expect(cards.map(({ size }) => size)).toEqual([44, 44, 44]);
    expect(new Set(cards.map(({ edge }) => edge)).size, `${width} px: one edge`).toBe(1);
    const heights = cards.map(({ row = 0 }) => row);
    // The first row has half of the border that the others share.
    expect(Math.max(...heights) - Math.min(...heights), `${width} px: one height`).toBeLessThanOrEqual(0.5);
  }
});

test('on a phone each of the first nicknames of Ranking is one line, and the chip of the player’s row is beside theirs', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/ranking?tabla=general');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 375]) {
    await page.setViewportSize({ width, height: 844 });
    const cells = await page.getByRole('rowheader').all();
    const first = await cells[0]?.locator('.standings-nickname').boundingBox();
    for (const cell of cells) {
      const name = await cell.locator('.standings-nickname').boundingBox();
      expect(name?.height, `${width} px`).toBeLessThan(24);
      expect(name?.x, `${width} px: all nicknames begin at one line`).toBe(first?.x);
    }
    const mine = page.locator('tr[data-me] th');
    const [name, chip] = await Promise.all(
      [mine.locator('.standings-nickname'), mine.getByText('Tú', { exact: true })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(chip?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
  }
});

test('on a phone the bar with the player’s place is one row', async ({ page, world }) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 390, height: 844 });
  // The player's row is on the first page, which therefore has no bar.
  await openAs(page, `${WEEK}&pagina=2`);
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(1);
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(76);
});

test('on a phone held sideways the first row of Ranking is on screen, above the bar with the player’s place', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 844, height: 390 });
  // The player's row is on the first page, which therefore has no bar.
  await openAs(page, `${WEEK}&pagina=2`);
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(1);
  const row = await page.getByRole('row').nth(1).boundingBox();
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('before the first points, the prizes of the first three places fill the space of the podium', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, '/ranking');
  await expect(page.getByText('1.er lugar').filter({ visible: true })).toHaveCount(1);
});

test('at 768 px the table of Ranking has its wide columns', async ({ page, world }) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 768, height: 800 });
  await openWeek(page);
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(COLUMN_COUNT);
});

for (const width of [390, 1280])
  test(`nothing moves at ${width} px while the table of Ranking loads`, async ({ page, world }) => {
    await followServer(page, world);
    await page.setViewportSize({ width, height: 844 });
    const readShifts = await watchLayoutShifts(page);
    await openWeek(page);
    expect(await readShifts()).toBeLessThanOrEqual(0.01);
  });
