import { expect, test } from './support/fixtures.ts';
import { dialog, expectVisitorOnInicio, games, logIn, logOut, openAs, predict } from './support/player.ts';

test('after a log-out in one tab, another tab says so on Inicio', async ({ page, context }) => {
  await openAs(page);
  const other = await context.newPage();
  await other.goto('/lmx/games');
  await expect(games(other, 'open').first()).toBeVisible();

  // The wait starts before the log-out, because the message disappears after a few seconds.
  const message = expect(other.getByText('Se cerró tu sesión en otra pestaña.')).toBeVisible({
    timeout: 30_000,
  });
  await logOut(page);

  await expectVisitorOnInicio(other);
  await message;
});

test('a visitor’s second tab is logged in when the first tab logs in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/lmx/');
  await page.goto('/lmx/user/login');
  await logIn(page);
  await expect(other.getByRole('link', { name: 'Perfil' }).first()).toBeVisible();
});

test('a review whose only score another tab empties closes, and its tab does not say that the score was sent', async ({
  page,
  context,
}) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  const other = await context.newPage();
  await other.goto('/lmx/games');
  const draft = games(other, 'draft');
  await expect(draft).toHaveCount(1);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await expect(dialog(page, 'sendPool')).toBeVisible();

  const card = other.locator(`[data-game="${await draft.getAttribute('data-game')}"]`);
  for (const field of await card.getByRole('spinbutton').all()) await field.fill('');

  await expect(dialog(page, 'sendPool')).toHaveCount(0);
  await expect(games(page, 'draft')).toHaveCount(0);
  await expect(page.getByText('ya se enviaron en otra pestaña')).toHaveCount(0);
});
