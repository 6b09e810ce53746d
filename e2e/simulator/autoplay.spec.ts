import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { dialog } from '../support/player.ts';

const ID = 'modal/poolGameNotAvailable';
const play = (page: Page, more = '') => page.goto(`/lmx/games#sim?r=${ID}&mode=play&panel=off${more}`);
const captions = (page: Page) => page.getByRole('region', { name: 'Recorrido' });

/** Runs in the page: logs where the captions are at each press, and whether they cover the pressed control. */
function logPresses() {
  addEventListener(
    'click',
    ({ target }) => {
      const { left, top, width, height } = (target as Element).getBoundingClientRect();
      const bar = document.querySelector('#simulator-show')?.shadowRoot?.querySelector('.bar');
      const isCovered =
        document.elementFromPoint(left + width / 2, top + height / 2)?.id === 'simulator-show';
      const end = innerHeight - (bar?.getBoundingClientRect().bottom ?? 0);
      void (window as Window & { log?: (line: string) => void }).log?.(
        `${isCovered ? 'covered' : 'free'}, captions ${end} px above the end`,
      );
    },
    true,
  );
}

test('a link with mode=play plays its recipe to the end, and its captions cover no pressed control', async ({
  page,
}) => {
  const presses: string[] = [];
  await page.exposeFunction('log', (line: string) => presses.push(line));
  await page.addInitScript(logPresses);
  await play(page, '&speed=8');
  await expect(captions(page)).toContainText('Paso 1 de 4');
  await expect(dialog(page, 'poolGameNotAvailable')).toBeAttached({ timeout: 30_000 });
  await expect(captions(page)).toContainText('Fin del recorrido');
  // “Enviar pronóstico (1)”, which sticks to the bottom of the window, and “Sí, enviar”.
  expect(presses).toEqual(Array.from({ length: 2 }, () => 'free, captions 0 px above the end'));
});

test('a playing recipe stops with the caption “Tú tienes el control” when the user moves the mouse', {
  tag: '@nightly',
}, async ({ page }) => {
  await play(page);
  await expect(captions(page)).toContainText('Paso 1 de 4');
  // A playing recipe ignores the mouse for its first 900 ms, because the mouse may still move after the press
  // on the link.
  await page.waitForTimeout(1_200);
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 300, { steps: 5 });
  await expect(captions(page)).toContainText('Tú tienes el control');
});

/** Runs in the page: logs the focused element, as long as it has a focus ring. */
function logRings() {
  setInterval(() => {
    const focused = document.activeElement;
    if (focused && getComputedStyle(focused).outlineStyle !== 'none')
      void (window as Window & { log?: (line: string) => void }).log?.(focused.outerHTML.slice(0, 100));
  }, 50);
}

test('a recipe that plays shows no focus ring until a person presses Tab', async ({ page }) => {
  const rings: string[] = [];
  await page.exposeFunction('log', (line: string) => rings.push(line));
  await page.addInitScript(logRings);
  await play(page, '&speed=8');
  await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 30_000 });
  expect(rings).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => rings.length).toBeGreaterThan(0);
});

const stands = (page: Page) => expect(captions(page).getByRole('button', { name: 'Seguir' })).toBeVisible();

test('“Cerrar el recorrido” removes a recipe’s captions and leaves the app at Partidos', async ({ page }) => {
  await play(page);
  await captions(page).getByRole('button', { name: 'Cerrar el recorrido' }).click();
  await expect(captions(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Partidos' })).toBeVisible();
});

test('after the end of a recipe that holds a call, the app goes on with the call and shows no error', async ({
  page,
}) => {
  await page.goto('/lmx/games#sim?r=modal/sendingPool&mode=play&panel=off&speed=8');
  await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 30_000 });
  await expect(dialog(page, 'sendingPool')).toBeAttached();
  await expect(dialog(page, 'poolsSent')).toBeAttached({ timeout: 12_000 });
});

const PHONE = { width: 390, height: 844 };

test('the Playwright snippet of the QA guide gives the result of a recipe', async ({ page }) => {
  const guide = readFileSync('docs/guides/guia-qa.md', 'utf8');
  const [, snippet = ''] = /```js\n(.*?)```/s.exec(guide) ?? [];
  const run = new Function('page', `return (async () => { ${snippet}; return { ok, problems }; })();`);
  expect(await run(page)).toEqual({ ok: true, problems: [] });
  await expect(dialog(page, 'poolInvalid')).toBeAttached();
});

for (const id of ['modal/poolGameNotAvailable', 'account/login-wrong-password', 'page/faq'])
  test(`the recipe ${id} plays in 0.8 to 1.4 times the time that recipe.list() returns for it`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/lmx/#sim?panel=off');
    await page.evaluate(() => window.simulator?.ready);
    const announced = await page.evaluate(
      (wanted) => window.simulator?.recipe.list().find((recipe) => recipe.id === wanted)?.seconds ?? 0,
      id,
    );
    const start = performance.now();
    await page.evaluate((wanted) => void window.simulator?.recipe.play(wanted), id).catch(() => {});
    await expect(captions(page)).toContainText('Fin del recorrido', { timeout: 100_000 });
    const played = (performance.now() - start) / 1_000;
    expect(played).toBeGreaterThan(announced * 0.8);
    // The waits of the recipe are fixed, but a busy machine takes longer to render, so the upper limit is generous.
    expect(played).toBeLessThan(announced * 1.4);
  });

test('the player of the simulator page goes to a chosen step, and its link opens that step elsewhere @clipboard', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/lmx/simulador/#sim?r=${ID}&mode=play`);
  const app = page.frameLocator('iframe');
  const steps = page.getByRole('list', { name: 'Cierra un partido mientras llenas' });
  await expect(captions(page)).toContainText('Paso 1 de 4');

  await steps.getByRole('button', { name: 'Envía su pronóstico' }).click();
  await stands(page);
  await expect(captions(page)).toContainText('Paso 3 de 4');
  await expect(captions(page).getByText('Él lo veía abierto todavía.')).toBeVisible();
  await expect(app.locator('[data-modal="poolGameNotAvailable"]')).toBeAttached();

  await captions(page).getByRole('button', { name: 'Copiar enlace de este paso' }).click();
  await expect(captions(page)).toContainText('Enlace copiado');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe(`#sim?r=${ID}&mode=play&step=3`);

  await captions(page).getByRole('button', { name: 'Paso anterior' }).click();
  await expect(captions(page)).toContainText('Paso 2 de 4');
  await stands(page);
  await expect(app.locator('[data-game][data-state="draft"]')).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(captions(other)).toContainText('Paso 3 de 4');
  await expect(captions(other)).toContainText('Envía su pronóstico');
  await expect(
    other.frameLocator('iframe').locator('[data-modal="sendPool"], [data-game][data-state="draft"]').first(),
  ).toBeAttached();
  await elsewhere.close();
});

test('a recipe that plays on a page goes on at its step in the simulator page', async ({ page }) => {
  await page.goto(`/lmx/#sim?r=${ID}&mode=play&step=2`);
  await expect(captions(page)).toContainText('Paso 2 de 4');
  await captions(page).getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: /^Abrir simulador/ }).click();
  await page.getByRole('button', { name: 'Ver la app en un celular, con el panel al lado' }).click();
  await expect(page).toHaveURL(/\/lmx\/simulador\//);
  await expect(captions(page)).toContainText('Paso 2 de 4');
  await captions(page).getByRole('button', { name: 'Paso siguiente' }).click();
  await stands(page);
  await expect(captions(page)).toContainText('Paso 3 de 4');
  await expect(page.frameLocator('iframe').locator('[data-modal="poolGameNotAvailable"]')).toBeAttached();
});

test.describe('a recipe on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('on a phone, the simulator’s pill does not cover the text at the end of the recipe message/too-many-attempts', {
    tag: '@nightly',
  }, async ({ page, noise }) => {
    noise.allow(/429|422/);
    await page.goto('/lmx/#sim?r=message/too-many-attempts');
    const text = page.getByText('Espera 30 s para intentarlo de nuevo.');
    await expect(text).toBeInViewport();
    const isCovered = () =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return [left, right].some(
          (x) => document.elementFromPoint(x, (top + bottom) / 2)?.id === 'simulator',
        );
      });
    await expect.poll(isCovered).toBe(false);
  });
});
