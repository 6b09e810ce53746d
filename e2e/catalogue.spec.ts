import type { Page } from '@playwright/test';
import type { MockControl } from '../mock-server/index.ts';
import { expect } from './support/fixtures.ts';
import { ANA, answerDialog, dialog, games, logIn, predict } from './support/player.ts';
import { calls, test } from './support/world.ts';

const refuse = (world: MockControl, match: string, message: string, status = 422) =>
  world.fault.add({ match, effect: { status, message } });

async function enter(page: Page) {
  await page.goto('/lmx/user/login');
  await logIn(page, ANA);
  await games(page, 'open').first().waitFor();
}

async function fill(page: Page, count: number) {
  for (let game = 0; game < count; game += 1) await predict(games(page, 'open').first(), 2, 1);
}

async function send(page: Page, count: number) {
  await fill(page, count);
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  await dialog(page, 'sendPool').getByRole('button', { name: 'Sí, enviar' }).click();
}

async function openTrivia(page: Page) {
  await send(page, 1);
  await answerDialog(page, 'poolSent', 'Aceptar');
  const box = dialog(page, 'trivia');
  await box.locator('[aria-pressed]').first().click();
  await box.getByRole('button', { name: 'Continuar' }).click();
}

test.describe('a boleto that the server refuses with an error message keeps its draft and shows one dialog', () => {
  const rows: [message: string, type: string][] = [
    ['No current week', 'poolWeekNotValid'],
    ['Bet not allowed', 'poolWeekNotValid'],
    ['No match games', 'poolInvalid'],
    ['No bet day', 'poolNotAvailable'],
    ['Bet date is before the start of the week', 'poolNotAvailable'],
    ['No bet time', 'poolGameNotAvailable'],
    ['Unauthenticated.', 'expiredSession'],
    ['Something nobody foresaw', 'unpreventedError'],
  ];
  for (const [message, type] of rows) {
    test(`a boleto refused with “${message}” keeps its draft and opens only the dialog ${type}`, async ({
      page,
      world,
    }) => {
      await enter(page);
      await refuse(world, 'POST /api/pool/user', message, message === 'Unauthenticated.' ? 401 : 422);
      await send(page, 2);
      await expect(dialog(page, type)).toBeAttached();
      await expect(page.locator('[data-modal]')).toHaveCount(1);
      expect(calls(world, '/api/pool/user')).toBe(1);
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('lmx:draft:')),
      );
      expect(kept).toHaveLength(1);
    });
  }
});

test.describe('a trivia answer that the server refuses with an error message shows one dialog', () => {
  const rows: [message: string, status: number, type: string][] = [
    ['Question Not Found', 404, 'questionNotFound'],
    ['This User already answer this question', 422, 'questionAnsweredByUser'],
    ['Something nobody foresaw', 500, 'unpreventedError'],
  ];
  for (const [message, status, type] of rows) {
    test(`a trivia answer refused with “${message}” opens only the dialog ${type}`, async ({
      page,
      world,
    }) => {
      await enter(page);
      await refuse(world, 'POST /api/trivia/answer', message, status);
      await openTrivia(page);
      await expect(dialog(page, type)).toBeAttached();
      await expect(page.locator('[data-modal]')).toHaveCount(1);
      expect(calls(world, '/api/trivia/answer')).toBe(1);
    });
  }
});

test.describe('a log-in that the server refuses with an error message shows the error on its field', () => {
  const rows: [message: string, status: number, field: string, words: string][] = [
    ['The selected email is invalid.', 422, 'Correo electrónico', 'No se encontró este correo electrónico.'],
    [
      'The selected email is invalid. (and 1 more error)',
      422,
      'Correo electrónico',
      'No se encontró este correo electrónico.',
    ],
    ['Invalid Credentials', 401, 'Contraseña', 'Esta contraseña es inválida.'],
  ];
  for (const [message, status, field, words] of rows) {
    test(`a log-in refused with “${message}” shows the error on the field ${field} and no dialog`, async ({
      page,
      world,
    }) => {
      await refuse(world, 'POST /api/auth/login', message, status);
      await page.goto('/lmx/user/login');
      await page.getByLabel('Correo electrónico').fill(ANA.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(new RegExp(words));
      await expect(page.locator('[data-modal]')).toHaveCount(0);
    });
  }
  for (const message of ['Unverified user', 'Your email address is not verified.']) {
    test(`a log-in refused with “${message}” opens the dialog verifyAccountError, which leads to the code page`, async ({
      page,
      world,
    }) => {
      await refuse(world, 'POST /api/auth/login', message, 403);
      await page.goto('/lmx/user/login');
      await page.getByLabel('Correo electrónico').fill(ANA.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
      await expect(page).toHaveURL(/\/user\/confirm-account$/);
    });
  }
});

test.describe('a page whose data the server refuses with an error message shows one dialog', () => {
  const rows: [message: string, status: number, type: string][] = [
    ['Not Found', 404, 'connectionError'],
    ['Server Error', 500, 'unpreventedError'],
    ['Attempt to read property "email" on null', 500, 'accountEliminated'],
    ['Unauthenticated.', 401, 'expiredSession'],
  ];
  for (const [message, status, type] of rows) {
    test(`Partidos opens only the dialog ${type} when its weeks are refused with “${message}”`, async ({
      page,
      world,
    }) => {
      await enter(page);
      await world.fault.add({ match: 'GET /api/weeks', effect: { status, message }, times: 'always' });
      await page.goto('/lmx/games');
      await expect(dialog(page, type)).toBeAttached();
      await expect(page.locator('[data-modal]')).toHaveCount(1);
    });
  }
});

test('Escape doesn’t close the dialog sendingPool while a boleto is being sent, and the response opens the dialog poolSent', async ({
  page,
  world,
}) => {
  await enter(page);
  const held = await world.fault.hold('POST /api/pool/user');
  await send(page, 1);
  const sending = dialog(page, 'sendingPool');
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(sending).toBeAttached();
  // Waits until the server holds the call, because the dialog appears before the call has reached the server.
  await expect.poll(() => world.fault.held()).toBe(1);
  await world.fault.release(held);
  await expect(dialog(page, 'poolSent')).toBeAttached();
});

test('“¿Cuándo sale?” of a promotion on Bonus that has no download yet opens the dialog promotionAsset', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/lmx/bonus');
  await page
    .getByRole('button', { name: /¿Cuándo sale\?/ })
    .first()
    .click();
  await answerDialog(page, 'promotionAsset', 'Aceptar');
});
