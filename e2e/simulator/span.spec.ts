import { expect, test } from '../support/fixtures.ts';
import { openShell } from './shells.ts';

test('a time span on the timeline hides the calls and facts after its end until it is removed', async ({
  page,
}) => {
  const { panel, section, press } = await openShell(page, 'dock');
  await section('Tiempo');
  const box = await panel.getByRole('img', { name: /ventanas, cierres e inicios/ }).boundingBox();
  if (!box) throw new Error('The timeline is not on screen.');
  const y = box.y + box.height / 2;
  // The chosen span begins before the middle of the timeline and includes the world's current time.
  await page.mouse.move(box.x + box.width * 0.2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, y, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByText(/^Del /)).toBeVisible();
  await press(/^\d+ peticiones$/);
  await expect(panel.getByRole('button', { name: 'GET /api/weeks' })).toBeVisible();

  // The key Home moves the end of the span to a time before the first call, so that the span contains no
  // call.
  await section('Tiempo');
  await panel.getByRole('slider', { name: 'Tramo hasta' }).focus();
  await page.keyboard.press('Home');
  await expect(panel.getByRole('button', { name: '0 peticiones' })).toBeVisible();
  await section('Peticiones');
  await expect(panel.getByText(/^Ninguna pasa el filtro\. En total hay \d+\.$/)).toBeVisible();
  await section('Buzón');
  await expect(panel.getByText('Todavía no hay correos.')).toBeVisible();
  await section('Ramas');
  await expect(panel.getByText('Entra como Ana')).toHaveCount(0);
  await press('Quitar tramo');
  await expect(panel.getByText('Entra como Ana')).toBeVisible();
  await section('Peticiones');
  await expect(panel.getByRole('button', { name: 'GET /api/weeks' })).toBeVisible();
});
