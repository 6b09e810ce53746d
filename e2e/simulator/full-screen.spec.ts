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

test('“Enlace en pantalla completa” copies a link that opens without the panel, plays, and names the flow', {
  tag: '@clipboard',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'Diecisiete respuestas cortas';
  await page.goto('/lmx/simulador/');
  await page.getByRole('searchbox').first().fill(title);
  await page.getByRole('button', { name: `Más de ${title}` }).click();
  await page.getByRole('button', { name: `Enlace en pantalla completa de ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(captions(page).getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
  await expect(captions(page)).toContainText('Paso 1 de');
  await expect(page).toHaveTitle(`${title} | Reto Ruffles`);
  const panel = page.getByRole('tab', { name: 'Recorridos' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Salir de pantalla completa' }).click();
  await expect(panel).toBeVisible();
});

test('the full-screen link of a list shows the name of the list on its first slide and in the title', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?list=page/faq,page/rewards&name=Para%20direcci%C3%B3n&full=1');
  await expect(captions(page)).toContainText('Recorrido 1 de 2', { timeout: 60_000 });
  await expect(captions(page)).toContainText('Para dirección');
  await expect(page).toHaveTitle('Para dirección | Reto Ruffles');
  await expect(page.getByRole('tab', { name: 'Recorridos' })).toBeHidden();
});

test('a full-screen link that can’t be followed shows its error in the panel', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?r=modal/nada&mode=play&full=1');
  await expect(page.getByRole('alert')).toContainText('modal/nada', { timeout: 60_000 });
});
