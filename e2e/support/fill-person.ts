import type { Page } from '@playwright/test';

/** Fills in the first step of Regístrate, with a place that the postal code finds. */
export async function fillPerson(page: Page, year: string, phone: string): Promise<void> {
  await page.getByLabel('Nombre(s)').fill('Antonio');
  await page.getByLabel('Apellidos').fill('Hernández Ruiz');
  await page.getByLabel('Día', { exact: true }).fill('14');
  await page.getByLabel('Mes', { exact: true }).selectOption({ label: 'Marzo' });
  await page.getByLabel('Año', { exact: true }).fill(year);
  await page.getByLabel('Celular (10 dígitos)').fill(phone);
  await page.getByLabel('Código postal').fill('44100');
  await page.getByText('Encontramos tu zona').waitFor();
  await page.getByLabel('Colonia').selectOption({ index: 1 });
}
