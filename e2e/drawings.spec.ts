import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { dialog, openAs } from './support/player.ts';

const getWidths = (page: Page, part: string) =>
  page
    .locator(`${part} use[href*="deck-"]`)
    .evaluateAll((drawings) =>
      drawings.map((drawing) => Math.round((drawing as SVGUseElement).getBBox().width)),
    );

/** Waits until a file or response whose address has the given part has arrived in the open document. */
const expectLoaded = (page: Page, part: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (text) => performance.getEntriesByType('resource').some(({ name }) => name.includes(text)),
        part,
      ),
    )
    .toBe(true);

test.describe('the cards of Inicio without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the seven cards of Inicio show their drawings', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/deck-') && requests.push(request.url()));
    await page.goto('/lmx/');
    await page.waitForLoadState('load');
    const widths = await getWidths(page, 'main');
    expect(widths).toHaveLength(7);
    for (const width of widths) expect(width).toBeGreaterThan(60);
    expect(requests).toHaveLength(1);
  });
});

test('a dialog shows its drawing after the connection is lost', async ({ page, context }) => {
  await openAs(page);
  // Ranking shows no card, so it requests the file of drawings only for the dialogs.
  await page.goto('/lmx/ranking');
  await expectLoaded(page, '/deck-');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Ranking fetches the games at the first move of the mouse, so this call ends before the connection is lost.
  await page.mouse.move(10, 10);
  await expectLoaded(page, '/api/games/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(dialog(page, 'closeSession')).toBeVisible();
  await expect
    .poll(async () => (await getWidths(page, '[data-modal="closeSession"]'))[0])
    .toBeGreaterThan(60);
});

test('the stripes of the potato chip stay inside its shape', async ({ page }) => {
  await page.goto('/lmx/');
  const outside = await page.evaluate(() => {
    const [shape, ...stripes] = document.querySelectorAll<SVGPathElement>('#loading-art path[fill]');
    if (!shape) throw new Error('the loading view has no chip');
    // A hidden shape has no points.
    document.getElementById('boot-loading')?.style.setProperty('display', 'block');
    // Half of this width is what a straight end of a stripe may leave of the curved edge.
    shape.style.stroke = '#000';
    shape.style.strokeWidth = '1.5';
    return stripes.map((stripe) => {
      const length = stripe.getTotalLength();
      const points = Array.from({ length: 600 }, (_, index) =>
        stripe.getPointAtLength((index * length) / 600),
      );
      return points.filter((point) => !shape.isPointInFill(point) && !shape.isPointInStroke(point)).length;
    });
  });
  expect(outside).toEqual([0]);
});
