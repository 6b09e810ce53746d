import { expect, type Page } from '@playwright/test';
import { answerDialog, dialog } from './player.ts';

/**
 * Sends the one draft of Partidos. Calls `look` with a description while the confirmation, the sent boleto and
 * the trivia are open; the trivia stays open.
 */
export async function sendOneDraft(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await expect(dialog(page, 'sendPool')).toBeVisible();
  await look('the question before sending');
  await answerDialog(page, 'sendPool', /^Sí/);
  await expect(dialog(page, 'poolSent')).toBeVisible();
  await look('the sent boleto');
  await answerDialog(page, 'poolSent', 'Aceptar');
  await expect(dialog(page, 'trivia')).toBeVisible();
  await look('the trivia');
}
