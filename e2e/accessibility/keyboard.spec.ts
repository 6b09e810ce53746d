import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { createKeyboard, expectVisibleFocus } from '../support/keyboard.ts';
import { ANA, confirmButton, dialog, games, openAs, openSettled } from '../support/player.ts';
import { test } from '../support/world.ts';

async function open(page: Page, path: string) {
  await openSettled(page, path);
  return createKeyboard(page);
}

async function openAsPlayer(page: Page, path: string) {
  await openAs(page);
  return open(page, path);
}

test('a visitor registers by keyboard alone', { tag: '@nightly' }, async ({ page, world }) => {
  const keyboard = await open(page, '/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.activate(page.getByRole('link', { name: 'Quiero jugar' }).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await keyboard.activate(page.getByRole('button', { name: 'Continuar' }));
  await expect(page).toHaveTitle('Error: Crear cuenta | Reto Ruffles');
  await expect(page.getByRole('alert')).toContainText('Te faltan');
  await expect(page.getByLabel('Nombre(s)')).toBeFocused();
  await keyboard.type(page.getByLabel('Nombre(s)'), 'Antonia');
  await keyboard.type(page.getByLabel('Apellidos'), 'Núñez');
  await keyboard.type(page.getByLabel('Día', { exact: true }), '14');
  await keyboard.type(page.getByLabel('Mes', { exact: true }), 'Marzo');
  await keyboard.type(page.getByLabel('Año', { exact: true }), '1994');
  await keyboard.type(page.getByLabel('Celular (10 dígitos)'), '5512345678');
  await keyboard.type(page.getByLabel('Código postal'), '06700');
  await expect(page.getByText('Encontramos tu zona')).toBeVisible();
  await keyboard.tabTo(page.getByLabel('Colonia'));
  await keyboard.press('ArrowDown');
  await keyboard.activate(page.getByRole('button', { name: 'Continuar' }));
  await expect(dialog(page, 'continueStepForm').getByRole('button', { name: 'Revisar' })).toBeFocused();
  await keyboard.activate(dialog(page, 'continueStepForm').getByRole('button', { name: 'Sí, continuar' }));

  await expect(page.getByLabel('Apodo para el ranking')).toBeVisible();
  await keyboard.type(page.getByLabel('Apodo para el ranking'), 'toni.gol');
  await keyboard.type(page.getByLabel('Correo electrónico'), 'toni@correo.mx');
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), 'marcador de dos');
  await keyboard.activate(page.getByLabel(/^Tengo 18/), 'Space');
  await keyboard.activate(page.getByLabel(/^Leí el/), 'Space');
  await keyboard.activate(page.getByRole('button', { name: 'Crear cuenta' }));
  await expect(dialog(page, 'newAccount').getByRole('button', { name: 'Escribir mi código' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/confirm-account$/);
  expect(world.mail.last({ to: 'toni@correo.mx' })?.secret).toMatch(/^\d{6}$/);
});

test('a player confirms an account by keyboard alone', { tag: '@nightly' }, async ({
  page,
  noise,
  world,
}) => {
  noise.allow(/Failed to load resource/);
  const keyboard = await open(page, '/user/login');
  await keyboard.type(page.getByLabel('Correo electrónico'), 'lupe@correo.mx');
  await keyboard.type(page.getByLabel('Contraseña', { exact: true }), ANA.password);
  await keyboard.press('Enter');
  await expect(dialog(page, 'verifyAccountError')).toBeVisible();
  await keyboard.activate(dialog(page, 'verifyAccountError').getByRole('button', { name: 'Ir a confirmar' }));
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
  await keyboard.type(page.getByLabel('Código de 6 dígitos'), '000000');
  await keyboard.press('Enter');
  await expect(page).toHaveTitle('Error: Confirmar cuenta | Reto Ruffles');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await page.keyboard.press('Control+A');
  await keyboard.type(
    page.getByLabel('Código de 6 dígitos'),
    world.mail.last({ to: 'lupe@correo.mx' })?.secret ?? '',
  );
  await keyboard.press('Enter');
  await expect(dialog(page, 'verifyAccountSuccess').getByRole('button', { name: '¡A jugar!' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'verifyAccountSuccess')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.tabTo(games(page, 'open').first().getByRole('spinbutton').first());
});

test('a player fills in and sends predictions and answers the trivia by keyboard alone', async ({ page }) => {
  const keyboard = await openAsPlayer(page, '/games');
  await keyboard.type(games(page, 'open').first().getByRole('spinbutton').first(), '2100');
  await expect(games(page, 'draft')).toHaveCount(2);
  await keyboard.activate(page.getByRole('button', { name: 'Enviar pronósticos (2)' }));
  // The focus is on the dialog, so that a long list doesn't scroll past the title and the warning.
  await expect(dialog(page, 'sendPool').locator(':focus')).toContainText('¿Sellamos tu boleto?');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enviar pronósticos (2)' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.activate(confirmButton(page));
  await expect(dialog(page, 'poolsSent').getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await keyboard.press('Enter');

  const trivia = dialog(page, 'trivia');
  await expect(trivia).toHaveAttribute('data-state', 'question');
  await keyboard.activate(trivia.getByRole('button', { name: 'Continuar' }));
  await expect(trivia).toContainText('Este campo es obligatorio');
  await keyboard.activate(trivia.locator('[aria-pressed]').first(), 'Space');
  await expect(trivia.locator('[aria-pressed="true"]')).toHaveCount(1);
  await keyboard.activate(trivia.getByRole('button', { name: 'Continuar' }));
  await expect(trivia).toHaveAttribute('data-state', /^(correct|incorrect)$/);
  await keyboard.activate(trivia.getByRole('button', { name: 'Aceptar' }));
  await expect(trivia).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectVisibleFocus(page, 'Aceptar');
});

test('a player looks for a place in the ranking by keyboard alone', async ({ page }) => {
  const keyboard = await openAsPlayer(page, '/ranking');
  await keyboard.tabTo(page.getByRole('tab', { name: 'Por jornada' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table')).toBeVisible();
  await keyboard.activate(page.getByRole('button', { name: 'Siguiente' }));
  await expect(page.getByText(/Página 2 de \d+/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await keyboard.activate(page.getByRole('button', { name: 'Ir a mi lugar' }).first());
});

test('a player deletes an account by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  const keyboard = await openAsPlayer(page, '/user/profile');
  await keyboard.activate(page.getByRole('button', { name: 'Eliminar mi cuenta' }));
  await expect(dialog(page, 'deleteAccount').getByRole('button', { name: 'Mejor no' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.activate(dialog(page, 'deleteAccount').getByRole('button', { name: 'Sí, eliminar' }));
  await expect(dialog(page, 'accountDeleted').getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lmx\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
