import { expect, test } from './support/fixtures.ts';
import { expectVisitorOnInicio, games, logIn, logOut, openAs } from './support/player.ts';

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
