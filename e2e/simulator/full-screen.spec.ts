import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const STORY = '#sim?r=moment/story&mode=play&speed=4';
const captions = (page: Page) => page.getByRole('region', { name: 'Recorrido' });
const getBox = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function fillScreen(page: Page, address: string) {
  await page.goto(address);
  await expect(captions(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 60_000 });
}

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`in the cabina’s full screen of ${width} × ${height}, the last card of a story is whole with its buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await fillScreen(page, `/lmx/simulador/${STORY}`);
    const app = page.frameLocator('iframe');
    const story = app.getByRole('region', { name: 'Tu temporada en cartas' });
    await expect(story).toContainText('Carta 6 de 6');
    // The scaled frame has edges between two pixels.
    await expect(story).toBeInViewport({ ratio: 0.999 });
    const header = await getBox(app.getByRole('banner'));
    expect((await getBox(story)).y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  test(`in the dock’s full screen of ${width} × ${height}, the captions cover no part of a story’s last card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await fillScreen(page, `/lmx/${STORY}&panel=off`);
    const story = page.getByRole('region', { name: 'Tu temporada en cartas' });
    const header = await getBox(page.getByRole('banner'));
    const top = (await getBox(captions(page))).y;
    await expect
      .poll(async () => {
        const { y, height: storyHeight } = await getBox(story);
        return y >= header.y + header.height && y + storyHeight <= top;
      })
      .toBe(true);
  });
}
