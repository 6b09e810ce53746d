import { expect, type Locator, type Page, type Request } from '@playwright/test';

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

/** The button of the review that sends the predictions. */
export const confirmButton = (page: Page): Locator =>
  dialog(page, 'sendPool').getByRole('button', { name: 'Sí, enviar' });

/** Answers the open trivia with its first option, whether it is right or wrong. */
export async function answerTrivia(page: Page) {
  const trivia = dialog(page, 'trivia');
  await trivia.locator('[aria-pressed]').first().click();
  await trivia.getByRole('button', { name: 'Continuar' }).click();
  await expect(trivia).toHaveAttribute('data-state', /^(correct|incorrect)$/);
  await trivia.getByRole('button', { name: 'Aceptar' }).click();
}

/** Sends the reviewed predictions, which closes the review. */
export async function confirmSend(page: Page) {
  await confirmButton(page).click();
  await expect(dialog(page, 'sendPool')).toHaveCount(0);
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

export async function sendLogIn(page: Page, email = ANA.email, password = ANA.password) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

export async function logIn(page: Page, email = ANA.email, password = ANA.password) {
  await sendLogIn(page, email, password);
  await expect(page).toHaveURL(/\/lmx\/games$/);
}

/**
 * Logs in without the log-in form and opens a page of the player's site. Only `week.spec.ts`, `account.spec.ts`
 * and the tests of the log-in use the form.
 */
export async function openAs(page: Page, path = '/games', person = ANA) {
  // A file without scripts, so that the app starts with the token already stored.
  await page.goto('/lmx/version.json');
  await page.evaluate(async (body) => {
    const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    await fetch('/sanctum/csrf-cookie', { headers });
    const [, cookie = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const request = {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(cookie),
      },
      body: JSON.stringify(body),
    };
    const response = await fetch('/api/auth/login', request);
    localStorage.setItem('lmx:token', (await response.json()).access_token);
  }, person);
  await page.goto(`/lmx${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Opens a page and waits until three times in a row its main thread is idle, its fonts have loaded and no request is
 * open. Playwright's `networkidle` would wait for half a second without a request.
 */
export async function openSettled(page: Page, path: string) {
  const requests = new Set<Request>();
  const add = (request: Request) => void requests.add(request);
  const remove = (request: Request) => void requests.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  await page.goto(`/lmx${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let quiet = 0; quiet < 3; quiet = requests.size === 0 ? quiet + 1 : 0)
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await document.fonts.ready;
    });
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
}

export function games(page: Page, state: string): Locator {
  return page.locator(`[data-game][data-state="${state}"]`);
}

export async function predict(game: Locator, home: number, away: number) {
  await game.getByRole('spinbutton', { name: /\(local\)$/ }).fill(String(home));
  await game.getByRole('spinbutton', { name: /\(visitante\)$/ }).fill(String(away));
}

export async function logOut(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await answerDialog(page, 'closeSession', 'Cerrar sesión');
  await answerDialog(page, 'signOut', 'Aceptar');
}

export async function expectVisitorOnInicio(page: Page) {
  await expect(page).toHaveURL(/\/lmx\/?$/);
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
  await expect(page.locator('[data-modal]')).toHaveCount(0);
}
