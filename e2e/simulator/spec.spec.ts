import { expect, test } from '../support/fixtures.ts';

const PAGE = '/lmx/simulador/especificacion/';

test('the page of the specification finds statements by a word, and says when there are none', async ({
  page,
}) => {
  await page.goto(PAGE);
  const statements = page.locator('.statement');
  await expect(statements).toHaveCount(289);
  const search = page.getByRole('searchbox', { name: 'Buscar un enunciado' });
  await search.fill('progress bar');
  await expect(statements.filter({ visible: true })).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByText('Ningún enunciado dice eso.')).toBeVisible();
});

test('▶ of a statement plays it in the simulator page, and the page then says that this tab has seen it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const statement = page.locator('#s2\\.54');
  await expect(statement.getByText('Visto en esta pestaña')).toBeHidden();
  await statement.getByRole('link', { name: 'Reproducir 2.54' }).click();
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Fin del recorrido', {
    timeout: 30_000,
  });
  await expect(
    page.frameLocator('iframe').locator('[data-modal="trivia"][data-state="empty"]'),
  ).toBeAttached();
  await page.goto(PAGE);
  await expect(statement.getByText('Visto en esta pestaña')).toBeVisible();
});

test('the link of a statement plays it in the page of the app, from the step that shows it', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?spec=2.20&mode=play&panel=off');
  await expect(page.getByText('Algo salió mal, inténtalo más tarde')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Paso 3 de 3');
});

test('Especificación of the panel fetches the document when it opens, and plays a statement', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/lmx/#sim?panel=open&density=qa&section=coverage');
  await expect(page.getByRole('tab', { name: 'Especificación' })).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/spec.json'))).toEqual([]);
  await page.getByRole('tab', { name: 'Especificación' }).click();
  await page.getByRole('searchbox', { name: 'Buscar un enunciado' }).fill('progress bar');
  await page.getByRole('button', { name: /^Reproducir 2\.23/ }).click();
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Ana abre la app');
});
