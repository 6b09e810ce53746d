/** What a person does, by role and by the Spanish name on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The persona that most journeys play, with boletos and points of earlier weeks. */
export const ANA = { email: 'ana@correo.mx', password: 'papas con chile' };

/** The one dialog on the page, by its type (`sendPool`, `trivia`). */
export function dialog(page: Page, type: string): Locator {
  return page.locator(`[data-modal="${type}"]`);
}

/** Waits for a dialog, presses one of its buttons, and waits until it is gone. */
export async function answerDialog(page: Page, type: string, button: string | RegExp) {
  const box = dialog(page, type);
  await expect(box).toBeAttached();
  await box.getByRole('button', { name: button, exact: typeof button === 'string' }).click();
  await expect(box).toHaveCount(0);
}

/** Follows a link of the navigation, through the menu where the screen is narrow. */
export async function goBy(page: Page, name: string) {
  await openMenu(page);
  await page.getByRole('navigation').first().getByRole('link', { name }).first().click();
}

/** Opens the menu below 992 px; on a wide screen there is nothing to open. */
export async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menú' });
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) !== 'true')
    await button.click();
}

/** Logs a persona in from the log-in page, and waits for Partidos. */
export async function logIn(page: Page, { email, password } = ANA) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/lmx\/games$/);
}

/** The games of the week in one of the states of `data-state`. */
export function games(page: Page, state: string): Locator {
  return page.locator(`[data-game][data-state="${state}"]`);
}

/** Types a score into a game's two fields. */
export async function predict(game: Locator, home: number, away: number) {
  await game.getByRole('spinbutton', { name: /\(local\)$/ }).fill(String(home));
  await game.getByRole('spinbutton', { name: /\(visitante\)$/ }).fill(String(away));
}
