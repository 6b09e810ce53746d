import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answerDialog, dialog, games, predict } from '../support/player.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Simulador' });
const open = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Abrir simulador/ })
    .click();
const section = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true }).click();

test('typing, Tab and Escape in the panel leave a dialog of the app open', async ({ page, noise }) => {
  noise.allow(/422/);
  await page.goto('/lmx/games#sim?as=ana&panel=open&density=qa&fail=POST.pool:No_match_games');
  await expect(panel(page).getByText('1 falla').first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pasar abajo' }).click();
  await predict(games(page, 'open').first(), 2, 1);
  await page.evaluate(() => scrollTo(0, 0));
  await panel(page).getByRole('button', { name: 'Minimizar' }).click();
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await answerDialog(page, 'sendPool', /^Sí/);
  await expect(dialog(page, 'poolInvalid')).toBeAttached();
  await open(page);
  await section(page, 'Fallas');
  await panel(page).getByRole('button', { name: 'Por petición' }).click();
  await panel(page).getByRole('textbox', { name: 'Mensaje' }).fill('Algo raro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await section(page, 'Cobertura');
  await expect(panel(page).getByRole('tabpanel')).toContainText('poolInvalid');
  await expect(dialog(page, 'poolInvalid')).toBeAttached();
});

test('the shortcuts of the panel work outside the text fields of the app only', async ({ page }) => {
  await page.goto('/lmx/user/login');
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.press('Alt+Shift+KeyK');
  await expect(page.getByRole('dialog', { name: 'Buscar un comando' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Alt+Shift+KeyK');
  await page.getByRole('combobox', { name: 'Comando' }).fill('sin internet');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('1 falla').first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyR');
  await expect(panel(page).getByText('1 falla')).toHaveCount(0);
});

test('the pill’s accessible name lists a fault, a shifted and a frozen clock, until all are reset', async ({
  page,
}) => {
  await page.goto('/lmx/games#sim?as=ana&device=-3h&fail=POST.pool:No_bet_time*3');
  await expect(page).not.toHaveURL(/#/);
  const pill = panel(page).getByRole('button', { name: /^Abrir simulador/ });
  await expect(pill).toHaveAccessibleName(/1 falla, celular desfasado −3 h/);
  await pill.focus();
  await page.keyboard.press('Alt+Shift+KeyC');
  await expect(pill).toHaveAccessibleName(/congelado, 1 falla/);
  await page.reload();
  await expect(pill).toHaveAccessibleName(/congelado, 1 falla, celular desfasado −3 h/);
  await panel(page).getByRole('button', { name: 'Quitar fallas y normalizar el reloj' }).click();
  await expect(pill).not.toHaveAccessibleName(/congelado|falla|desfasado/);
  await expect(panel(page).getByRole('button', { name: 'Quitar fallas y normalizar el reloj' })).toHaveCount(
    0,
  );
});

for (const density of ['demo', 'qa'])
  test(`beside a frozen clock, the densities and sections of the panel have room in the density ${density}`, async ({
    page,
  }) => {
    await page.goto(`/lmx/#sim?panel=open&density=${density}`);
    await page.evaluate(() => window.simulator?.clock.freeze());
    const names = page.locator('[role="tab"], fieldset > button');
    await expect(page.getByRole('combobox', { name: 'Velocidad del reloj' })).toContainText('Congelado');
    const isCut = (all: Element[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    expect(await names.evaluateAll(isCut)).toEqual([]);
    const [densities, speed] = await Promise.all([
      page.getByRole('group', { name: 'Densidad' }).boundingBox(),
      page.getByRole('combobox', { name: 'Velocidad del reloj' }).boundingBox(),
    ]);
    expect((densities?.x ?? 0) + (densities?.width ?? 0)).toBeLessThanOrEqual(speed?.x ?? 0);
  });

test('on a phone the row of states counts and names what doesn’t fit, and shows all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lmx/games#sim?as=ana&panel=open&density=qa&fail=POST.pool:drop&device=-3h');
  const skew = panel(page).getByText('celular desfasado −3 h');
  const more = panel(page).getByRole('button', { name: '1 más: celular desfasado −3 h' });
  await expect(more).toHaveText('+1');
  await expect(skew).toBeHidden();
  await more.click();
  await expect(skew).toBeInViewport({ ratio: 1 });
  await panel(page).getByRole('button', { name: 'Ver una sola fila' }).click();
  await expect(more).toBeVisible();
});

test('on a phone no filter of “Buscar un comando” is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lmx/games#sim?as=ana&panel=open&density=qa');
  await panel(page).getByRole('button', { name: 'Buscar un comando' }).click();
  const filters = page.getByRole('group', { name: 'Qué buscar' }).getByRole('button');
  await expect(filters).toHaveCount(8);
  for (const filter of await filters.all()) await expect(filter).toBeInViewport({ ratio: 1 });
});
