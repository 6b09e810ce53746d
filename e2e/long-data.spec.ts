import type { Page } from '@playwright/test';
import { PATHS } from '../src/lib/routes.ts';
import { sendOneDraft } from './support/boleto-steps.ts';
import { findMisfitsAt, whatDoesNotFit } from './support/fit.ts';
import { expect } from './support/fixtures.ts';
import { answerWithLongestData, LONGEST_EMAIL } from './support/longest.ts';
import {
  ANA,
  answerDialog,
  dialog,
  games,
  openAs,
  openMenu,
  openSettled,
  predict,
} from './support/player.ts';
import { test } from './support/world.ts';

// 1024 px is just above 992 px, the breakpoint `nav` of the desktop layout.
const WIDTHS = process.env.NIGHTLY ? [320, 360, 390, 412, 640, 768, 1024, 1280] : [320, 1024];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectFit(page: Page, name: string) {
  for (const width of WIDTHS) {
    expect.soft(await findMisfitsAt(page, width), `${name} at ${width} px`).toEqual([]);
  }
}

async function enterWithLongestData(page: Page) {
  await openAs(page);
  await answerWithLongestData(page);
}

test('with the longest data, Inicio, Partidos, Ranking, Bonus, Perfil and Premios don’t scroll sideways or cut text at each width', async ({
  page,
  world: _world,
}) => {
  await enterWithLongestData(page);
  for (const path of [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile, PATHS.rewards]) {
    await openSettled(page, path);
    await expectFit(page, path);
  }
});

test('with the longest data, final and future games and expanded ranking rows cause no sideways scroll and no cut text', async ({
  page,
  world: _world,
}) => {
  await enterWithLongestData(page);
  await openSettled(page, PATHS.games);
  for (const state of ['final', 'next'] as const) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page
      .getByRole('tab')
      .nth(state === 'final' ? 5 : 7)
      .click();
    await games(page, state).first().waitFor();
    await expectFit(page, `games of state ${state}`);
  }
  await openSettled(page, PATHS.ranking);
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('row').nth(2).getByRole('button').click();
  await expectFit(page, 'a row of the ranking, unfolded');
  await page.locator('[data-me]').getByRole('button').click();
  await expectFit(page, 'the player’s own row, unfolded');
});

test('with the longest data, Perfil with an expanded boleto doesn’t scroll sideways or cut text', async ({
  page,
  world: _world,
}) => {
  await enterWithLongestData(page);
  await openSettled(page, PATHS.profile);
  await page.locator('summary').first().click();
  await page.waitForLoadState('networkidle');
  await expectFit(page, 'an old boleto');
});

test('with the longest data, no text is cut in a draft, the dialogs from the review to the trivia, Bonus with a pending trivia and Inicio with a boleto', async ({
  page,
  world: _world,
}) => {
  await enterWithLongestData(page);
  await openSettled(page, PATHS.games);
  await predict(games(page, 'open').first(), 2, 1);
  await expect(games(page, 'draft')).toHaveCount(1);
  await expectFit(page, 'a draft');
  await sendOneDraft(page, (name) => expectFit(page, name));
  await dialog(page, 'trivia').getByRole('button', { name: 'Regresar' }).click();
  await openSettled(page, PATHS.bonus);
  await expectFit(page, 'Bonus with a question to answer');
  await openSettled(page, PATHS.home);
  await expectFit(page, 'Inicio with a boleto');
});

test('with the longest data, no text is cut in the menu and in the dialog to log out', async ({
  page,
  world: _world,
}) => {
  await enterWithLongestData(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, PATHS.games);
  await openMenu(page);
  for (const width of WIDTHS.filter((one) => one < 992)) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await whatDoesNotFit(page), `the menu at ${width} px`).toEqual([]);
  }
  await page
    .getByRole('button', { name: /Cerrar sesión/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(dialog(page, 'closeSession')).toBeVisible();
  await expectFit(page, 'the dialog to log out');
});

test('the longest e-mail address is not cut on the pages for a new password and for the confirmation code', async ({
  page,
  world,
}) => {
  await openSettled(page, `/user/change-password/${encodeURIComponent(LONGEST_EMAIL)}/enlace`);
  await expectFit(page, 'change-password');
  await world.fault.add({
    match: 'POST /api/auth/login',
    effect: { status: 403, message: 'Unverified user' },
  });
  await openSettled(page, PATHS.login);
  await page.getByLabel('Correo electrónico').fill(LONGEST_EMAIL);
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog(page, 'verifyAccountError')).toBeVisible();
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').waitFor();
  await expectFit(page, 'confirm-account');
});

test('the registration doesn’t scroll sideways or cut text with the longest place names for a postal code', async ({
  page,
  world: _world,
}) => {
  await answerWithLongestData(page);
  await openSettled(page, PATHS.register);
  await page.getByLabel('Código postal').fill('44100');
  await page.getByText('Encontramos tu zona').waitFor();
  await page.getByLabel('Colonia').selectOption({ index: 1 });
  await expectFit(page, 'registration');
});
