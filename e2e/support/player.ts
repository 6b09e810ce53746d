import { expect, type Locator, type Page } from '@playwright/test';

export const ANA = { email: 'ana@correo.mx', password: 'papas con chile' };

export function dialog(page: Page, type: string): Locator {
  return page.locator(`[data-modal="${type}"]`);
}

export async function answerDialog(page: Page, type: string, button: string | RegExp) {
  const box = dialog(page, type);
  await expect(box).toBeAttached();
  await box.getByRole('button', { name: button, exact: typeof button === 'string' }).click();
  await expect(box).toHaveCount(0);
}

export async function goBy(page: Page, name: string) {
  await openMenu(page);
  await page.getByRole('navigation').first().getByRole('link', { name }).first().click();
}

export async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menú' });
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) !== 'true')
    await button.click();
}

export async function logIn(page: Page, { email, password } = ANA) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/lmx\/games$/);
}

export function games(page: Page, state: string): Locator {
  return page.locator(`[data-game][data-state="${state}"]`);
}

export async function predict(game: Locator, home: number, away: number) {
  await game.getByRole('spinbutton', { name: /\(local\)$/ }).fill(String(home));
  await game.getByRole('spinbutton', { name: /\(visitante\)$/ }).fill(String(away));
}

/** Logs in and predicts 2–1 for the first open game, without sending it. */
export async function logInWithDraft(page: Page) {
  await page.goto('/lmx/user/login');
  await logIn(page);
  await predict(games(page, 'open').first(), 2, 1);
  await expect(games(page, 'draft')).toHaveCount(1);
}

export async function confirmLogOut(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await answerDialog(page, 'closeSession', 'Cerrar sesión');
}

export async function logOut(page: Page) {
  await confirmLogOut(page);
  await answerDialog(page, 'signOut', 'Aceptar');
}

export async function expectVisitorOnInicio(page: Page) {
  await expect(page).toHaveURL(/\/lmx\/?$/);
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
  await expect(page.locator('[data-modal]')).toHaveCount(0);
}
