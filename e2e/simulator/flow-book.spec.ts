import { expect, test } from '../support/fixtures.ts';

test('the flow book shows a recipe with its steps and two links', async ({ page }) => {
  await page.goto('/lmx/simulador/recorridos/');
  const article = page.getByRole('article').filter({ hasText: 'modal/poolGameNotAvailable' });
  await expect(article.getByRole('listitem')).toHaveCount(4);
  await expect(article.getByRole('link', { name: 'Reproducir' })).toHaveAttribute(
    'href',
    '/lmx/simulador/#sim?r=modal/poolGameNotAvailable&mode=play',
  );
  await expect(article.getByRole('link', { name: 'Enlace' })).toHaveAttribute(
    'href',
    '/lmx/games#sim?r=modal/poolGameNotAvailable',
  );
});

test('the flow book’s search finds recipes, and says when there are none', async ({ page }) => {
  await page.goto('/lmx/simulador/recorridos/');
  const articles = page.getByRole('article');
  const all = await articles.count();
  await page.getByRole('searchbox', { name: 'Buscar un recorrido' }).fill('sesión otro celular');
  const found = await articles.filter({ visible: true }).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Ningún recorrido dice eso.')).toBeVisible();
});

test('the recipes of a flow book without pictures stand side by side', async ({ page }) => {
  await page.goto('/lmx/simulador/recorridos/');
  // The demo of the tests has no pictures, which take minutes.
  await expect(page.locator('section article:not(.spec) img')).toHaveCount(0);
  const [first, second] = await page.getByRole('article').all();
  const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});
