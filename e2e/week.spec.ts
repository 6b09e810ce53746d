import { expect, test } from './support/fixtures.ts';
import { answerDialog, confirmSend, dialog, games, goBy, logIn, logOut, predict } from './support/player.ts';

test('a player logs in, sends a boleto, answers the trivia and looks up the ranking', async ({ page }) => {
  await page.goto('/lmx/');
  await expect(page).toHaveTitle('Inicio | Reto Ruffles');
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
  await goBy(page, 'Iniciar sesión');
  await expect(page).toHaveTitle('Iniciar sesión | Reto Ruffles');
  await logIn(page);
  await expect(page).toHaveTitle('Partidos | Reto Ruffles');

  await expect(games(page, 'open').first()).toBeVisible();
  const first = await games(page, 'open').nth(0).getAttribute('data-game');
  const second = await games(page, 'open').nth(1).getAttribute('data-game');
  for (const [id, home, away] of [
    [first, 2, 1],
    [second, 0, 0],
  ] as const) {
    await predict(page.locator(`[data-game="${id}"]`), home, away);
    await expect(page.locator(`[data-game="${id}"]`)).toHaveAttribute('data-state', 'draft');
  }
  await page.getByRole('button', { name: 'Enviar pronósticos (2)' }).click();
  await confirmSend(page);
  await expect(dialog(page, 'poolsSent')).toContainText('¡Boleto sellado!');
  await answerDialog(page, 'poolsSent', 'Aceptar');

  const trivia = dialog(page, 'trivia');
  await expect(trivia).toHaveAttribute('data-state', 'question');
  await trivia.getByRole('button', { name: 'Continuar' }).click();
  await expect(trivia).toContainText('Este campo es obligatorio');
  await trivia.locator('[aria-pressed]').first().click();
  await trivia.getByRole('button', { name: 'Continuar' }).click();
  await expect(trivia).toHaveAttribute('data-state', /^(correct|incorrect)$/);
  await expect(trivia).toContainText(/Excelente|Uy/);
  await trivia.getByRole('button', { name: 'Aceptar' }).click();
  await expect(trivia).toHaveCount(0);

  await page.reload();
  for (const id of [first, second]) {
    await expect(page.locator(`[data-game="${id}"]`)).toHaveAttribute('data-state', 'sent');
  }

  await goBy(page, 'Ranking');
  await expect(page).toHaveTitle('Ranking | Reto Ruffles');
  await expect(page.getByRole('tab', { name: 'Por jornada' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'General' }).click();
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('row').filter({ hasText: /^1\D/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/Página 2 de \d+/).first()).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/lmx\/?$/);
  await expect(page.getByRole('link', { name: 'Quiero jugar' })).toBeVisible();
});
