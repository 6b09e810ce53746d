import { listStatements } from '../../devtools/ui/spec-document.ts';
import { readSpec } from '../../scripts/spec/statements.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGE = '/lmx/simulador/especificacion/';

test('the page of the specification finds statements by a word, and says how many', async ({ page }) => {
  await page.goto(PAGE);
  const statements = page.locator('.statement');
  await expect(statements).toHaveCount(listStatements(readSpec()).length);
  const search = page.getByRole('searchbox', { name: 'Buscar un enunciado' });
  await search.fill('progress bar');
  await expect(statements.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/^1 de \d+ enunciados$/)).toBeVisible();
  await search.fill('reintentar');
  await expect(page.locator('#s2\\.20')).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText('Ningún enunciado dice eso.')).toBeVisible();
});

test('the printed specification is in Spanish, with the version at the signatures, and has the original on demand', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  const statement = page.locator('#s2\\.4');
  await expect(page.getByRole('region', { name: 'Firmas' })).toContainText(
    /Reto Ruffles.*Versión .* de 20\d\d/,
  );
  await expect(page.getByText('lo reproduce')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sin demostración' })).toBeHidden();
  await expect(page.locator('main [lang="en"]').filter({ visible: true })).toHaveCount(0);
  await expect(statement.getByText(/^Preguntas Frecuentes explica/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: /texto original/ }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByText('/faq · Frequently asked questions')).toBeVisible();
  await expect(statement.getByText(/^Preguntas Frecuentes explica/)).toBeVisible();
});

test('▶ of a statement plays it in the simulator page up to where it is seen, and the page then says so', async ({
  page,
}) => {
  await page.goto(PAGE);
  const statement = page.locator('#s8\\.34');
  await expect(statement.getByText('Visto en esta pestaña')).toBeHidden();
  await statement.getByRole('link', { name: 'Reproducir 8.34' }).click();
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 30_000 });
  await expect(captions).toContainText('8.34 Si tu sesión venció');
  await expect(page.frameLocator('iframe').locator('[data-modal="expiredSession"]')).toBeAttached();
  await captions.getByRole('button', { name: 'Seguir' }).click();
  await expect(captions).toContainText('Fin del recorrido');
  await page.goto(PAGE);
  await expect(statement.getByText('Visto en esta pestaña')).toBeVisible();
});

test('one Back from a statement that has played leads to the page of the specification', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#s8\\.34').getByRole('link', { name: 'Reproducir 8.34' }).click();
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 30_000 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Especificación' })).toBeVisible();
});

test('in a wide window, a statement about a narrow screen plays on the phone of the simulator page', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?panel=open&section=spec');
  await page.getByRole('searchbox', { name: 'Buscar un enunciado' }).fill('992');
  await page.getByRole('button', { name: /^Reproducir 2\.39/ }).click();
  await expect(page.getByTitle('App en una pantalla de 390 px')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Aquí se ve este punto', {
    timeout: 30_000,
  });
  const menu = page.frameLocator('iframe').locator('.menu-panel');
  await expect(menu.getByRole('link', { name: /Premios/ })).toBeVisible();
});

test('the statement of the moving bar plays from a new load, whose bar is not at its end', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?spec=2.24&mode=play');
  const bar = page.frameLocator('iframe').getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '95', { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText(
    '2.24 La barra de carga avanza',
  );
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-8]?[05]$/);
});

test('the captions of a statement have its Spanish sentence, and an outline marks on the page what it quotes', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?spec=2.20&mode=play&speed=4&panel=off');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 30_000 });
  await expect(captions).toContainText('2.20 Una página que no existe pide intentarlo más tarde.');
  await expect(page.getByText('Algo salió mal, inténtalo más tarde', { exact: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
});

test('the statement of the frequent questions ends with an answer on the screen, not with the title of the page', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?spec=2.4&mode=play&speed=4');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 60_000 });
  const answer = page.frameLocator('iframe').getByText('Nunca se decide por sorteo');
  await expect(answer).toBeInViewport({ ratio: 0.999 });
});

test('the week selector of Ranking is on the screen when statement 4.55 is seen', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?spec=4.55&mode=play&speed=4');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 60_000 });
  // The scale of the frame rounds the ratio of what is whole on the screen down to 0.9999998.
  await expect(page.frameLocator('iframe').getByRole('combobox', { name: 'Jornada' })).toBeInViewport({
    ratio: 0.999,
  });
});

test('what a statement says stands beside the panel and above the captions', async ({ page }) => {
  const captions = page.getByRole('region', { name: 'Recorrido' });
  const getEdges = async (name: string | RegExp, role: 'heading' | 'link') => {
    const box = await page.getByRole(role, { name }).last().boundingBox();
    return { right: (box?.x ?? 0) + (box?.width ?? 0), bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  await page.goto('/lmx/#sim?spec=2.19&mode=play&speed=4&panel=open&section=spec');
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 30_000 });
  await expect.poll(async () => (await getEdges('¡Oops! ...', 'heading')).right).toBeLessThanOrEqual(880);
  await page.goto('about:blank');
  await page.goto('/lmx/#sim?spec=2.45&mode=play&speed=4&panel=open&section=spec');
  await expect(captions).toContainText('Aquí se ve este punto', { timeout: 30_000 });
  const top = (await captions.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await getEdges(/^Facebook/, 'link')).bottom).toBeLessThanOrEqual(top);
});

test('the link of a statement plays it in the page of the app, from the step that shows it', async ({
  page,
}) => {
  await page.goto('/lmx/#sim?spec=2.20&mode=play&panel=off');
  await expect(page.getByText('Algo salió mal, inténtalo más tarde', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Paso 3 de 3');
});

test('Especificación of the panel fetches the document when it opens, plays a statement and keeps the search', async ({
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
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Ana abre la app');
  // On its way over the panel, the mouse takes no control of the app.
  await page.waitForTimeout(1_000);
  await page.mouse.move(1_200, 300);
  await page.mouse.move(1_000, 600);
  await expect(captions).toContainText('Aquí se ve este punto');
  await expect(page.getByRole('searchbox', { name: 'Buscar un enunciado' })).toHaveValue('progress bar');
});
