import type { Page } from '@playwright/test';
import { PATHS } from '../src/lib/routes.ts';
import { findMisfitsAt, findOverlaps } from './support/fit.ts';
import { expect } from './support/fixtures.ts';
import { answerWithHostileData, answerWithLongestData, LONGEST_EMAIL } from './support/odd-data.ts';
import {
  answerDialog,
  dialog,
  games,
  openAs,
  openMenu,
  openSettled,
  predict,
  sendLogIn,
} from './support/player.ts';
import { test } from './support/world.ts';

const NO_TEXT = /undefined|NaN|\[object \w+\]|Invalid Date|Infinity|�/;

const LONGEST = {
  name: 'the longest texts',
  // 1024 px is just above 992 px, the breakpoint `laptop` of the desktop layout.
  widths: process.env.NIGHTLY ? [320, 360, 390, 412, 640, 768, 1024, 1280] : [320, 1024],
  answer: answerWithLongestData,
  ownRow: '[data-me]',
};
const DATA = [
  LONGEST,
  ...(process.env.NIGHTLY ? [0, 3] : []).map((first) => ({
    name: `hostile texts from number ${first} on`,
    widths: [320, 390, 1280],
    answer: (page: Page) => answerWithHostileData(page, first),
    // The player's own row is found by the nickname, which a hostile text replaces.
    ownRow: 'tr >> nth=5',
  })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const createCheck = (widths: readonly number[]) => async (page: Page, name: string) => {
  for (const width of widths) {
    expect.soft(await findMisfitsAt(page, width), `what does not fit ${name} at ${width} px`).toEqual([]);
    expect.soft(await findOverlaps(page), `texts of ${name} at ${width} px`).toEqual([]);
  }
  expect.soft(await page.locator('body').innerText(), `the text of ${name}`).not.toMatch(NO_TEXT);
};

for (const { name, widths, answer, ownRow } of DATA) {
  const expectReadable = createCheck(widths);

  test(`with ${name}, no text of Inicio, Partidos, Ranking, Bonus, Perfil and Premios is cut, overlaps another or says “undefined”`, async ({
    page,
  }) => {
    await openAs(page);
    await answer(page);
    for (const path of [PATHS.home, PATHS.games, PATHS.ranking, PATHS.bonus, PATHS.profile, PATHS.rewards]) {
      await openSettled(page, path);
      await expectReadable(page, path);
    }
  });

  test(`with ${name}, no text of games, open ranking rows and an old boleto is cut or overlaps another`, async ({
    page,
  }) => {
    await openAs(page);
    await answer(page);
    await openSettled(page, PATHS.games);
    for (const [state, tab] of [
      ['final', 5],
      ['next', 7],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.getByRole('tab').nth(tab).click();
      await games(page, state).first().waitFor();
      await expectReadable(page, `games of state ${state}`);
    }
    await openSettled(page, PATHS.ranking);
    await page.getByRole('tab', { name: 'General' }).click();
    for (const row of ['tr >> nth=2', ownRow]) await page.locator(row).getByRole('button').click();
    await expectReadable(page, 'the general ranking with open rows');
    await openSettled(page, PATHS.profile);
    await page.locator('summary').first().click();
    await page.waitForLoadState('networkidle');
    await expectReadable(page, 'an old boleto');
  });

  test(`with ${name}, no text from a draft to the log-out is cut, overlaps another or says “undefined”`, async ({
    page,
  }) => {
    await openAs(page);
    await answer(page);
    await openSettled(page, PATHS.games);
    // Skips the games whose ids begin with 100: the hostile data has added them to the answers, and the server
    // does not have them.
    await predict(page.locator('[data-state="open"][data-game]:not([data-game^="100"])').first(), 2, 1);
    await expect(games(page, 'draft')).toHaveCount(1);
    await expectReadable(page, 'a draft');
    await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    for (const [type, button] of [
      ['sendPool', /^Sí/],
      ['poolSent', 'Aceptar'],
      ['trivia', 'Regresar'],
    ] as const) {
      await expect(dialog(page, type)).toBeVisible();
      await expectReadable(page, `the dialog ${type}`);
      await answerDialog(page, type, button);
    }
    for (const path of [PATHS.bonus, PATHS.home]) {
      await openSettled(page, path);
      await expectReadable(page, `${path} with a sent boleto`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await createCheck(widths.filter((width) => width < 992))(page, 'the menu');
    await page
      .getByRole('button', { name: /Cerrar sesión/ })
      .locator('visible=true')
      .first()
      .click();
    await expect(dialog(page, 'closeSession')).toBeVisible();
    await expectReadable(page, 'the dialog closeSession');
  });

  test(`with ${name} for a postal code, no text of the registration is cut, overlaps another or says “undefined”`, async ({
    page,
  }) => {
    await answer(page);
    await openSettled(page, PATHS.register);
    await page.getByLabel('Código postal').fill('44100');
    await page.getByText('Encontramos tu zona').waitFor();
    await page.getByLabel('Colonia').selectOption({ index: 1 });
    await expectReadable(page, 'registration');
  });
}

test('the longest e-mail address is not cut on the pages for a new password and for the confirmation code', async ({
  page,
  noise,
  world,
}) => {
  noise.allow(/Failed to load resource.*403/);
  const expectReadable = createCheck(LONGEST.widths);
  await openSettled(page, `/user/change-password/${encodeURIComponent(LONGEST_EMAIL)}/enlace`);
  await expectReadable(page, 'change-password');
  await world.fault.add({
    match: 'POST /api/auth/login',
    effect: { status: 403, message: 'Unverified user' },
  });
  await openSettled(page, PATHS.login);
  await sendLogIn(page, LONGEST_EMAIL);
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').waitFor();
  await expectReadable(page, 'confirm-account');
});
