import type { Page } from '@playwright/test';
import { PATHS } from '../../src/lib/routes.ts';
import { AXE_WIDTHS, findAxeViolationsAt } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { GUEST_FORMS, GUEST_PAGES, NEW_PASSWORD_PAGE, PLAYER_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { dialog, games, openAs, openMenu, openSettled, predict, sendLogIn } from '../support/player.ts';

// Reduced motion prevents fades, because during a fade an element has less contrast than after it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One test runs axe up to 32 times, and one run takes about a second on a slow machine.
test.describe.configure({ timeout: 240_000 });

async function expectNoViolations(page: Page, what: string) {
  expect.soft(await findAxeViolationsAt(page, AXE_WIDTHS), what).toEqual([]);
}

test('axe finds no violation on public pages, the 404 page and the new password page', async ({ page }) => {
  for (const path of [...PUBLIC_PAGES, NEW_PASSWORD_PAGE]) {
    await openSettled(page, path);
    await expectNoViolations(page, path);
  }
});

test('axe finds no violation on the forms of visitors, empty or with errors', async ({ page }) => {
  for (const [path, button] of [...GUEST_FORMS, [NEW_PASSWORD_PAGE, 'Guardar']] as const) {
    await openSettled(page, path);
    if (GUEST_PAGES.some((guest) => guest === path)) await expectNoViolations(page, path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations(page, `${path} with errors`);
  }
});

test('axe finds no violation on the confirmation code page at every width', async ({ page, noise }) => {
  // The browser writes the refused log-in (403) to the console.
  noise.allow(/Failed to load resource.*403/);
  await page.goto('/lmx/user/login');
  await sendLogIn(page, 'lupe@correo.mx');
  await dialog(page, 'verifyAccountError').getByRole('button', { name: 'Ir a confirmar' }).click();
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
  await expectNoViolations(page, PATHS.confirmAccount);
});

test('axe finds no violation on a player’s Inicio, Partidos, Ranking, Bonus and Perfil', async ({ page }) => {
  await openAs(page);
  for (const path of PLAYER_PAGES) {
    await openSettled(page, path);
    await expectNoViolations(page, path);
  }
});

test('axe finds no violation on Partidos with a draft and with the menu open', async ({ page }) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await expect(games(page, 'draft')).toHaveCount(1);
  // The desktop's navigation is checked here at least once.
  expect.soft(await findAxeViolationsAt(page, [...new Set([...AXE_WIDTHS, 1280])]), 'a draft').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  expect(
    await findAxeViolationsAt(
      page,
      AXE_WIDTHS.filter((width) => width < 992),
    ),
    'the menu',
  ).toEqual([]);
});
