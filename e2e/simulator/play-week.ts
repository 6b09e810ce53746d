import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { ANA, answerTrivia, confirmSend, games, goBy, logIn, logOut, predict } from '../support/player.ts';

async function sendOne(page: Page, home: number, away: number) {
  const id = await games(page, 'open').first().getAttribute('data-game');
  await predict(page.locator(`[data-game="${id}"]`), home, away);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmSend(page);
  // After a lost answer the receipt is another dialog.
  const receipt = page.locator('[data-modal]').filter({ hasText: '¡Boleto sellado!' });
  await receipt.getByRole('button', { name: 'Aceptar' }).click();
  await expect(receipt).toHaveCount(0);
}

/** Lets the server keep a sent boleto, and loses its answer. */
export const loseAnswer = (page: Page) =>
  page.evaluate(() =>
    window.simulator?.fault.add({ match: 'POST /api/pool/user', when: 'after', effect: { drop: true } }),
  );

/**
 * Plays a session, from the log-in to the log-out, and returns the types of the dialogs in their order. `prepareSend`
 * runs before the first boleto is sent.
 */
export async function playWeek(
  page: Page,
  prepareSend: (page: Page) => Promise<unknown> = async () => {},
  account = ANA,
): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = [];
    window.simulator?.on('modal', (type) => seen.push(type));
    Object.assign(window, { seen });
  });
  await logIn(page, account.email, account.password);
  await expect(games(page, 'open').first()).toBeVisible();
  await prepareSend(page);
  await sendOne(page, 2, 1);
  await sendOne(page, 0, 0);
  await answerTrivia(page);
  await goBy(page, 'Ranking');
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/Página 2 de \d+/).first()).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/lmx\/?$/);
  return page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? []);
}
