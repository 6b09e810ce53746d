import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { confirmButton, dialog, games, openAs, predict } from './support/player.ts';

async function openGames(page: Page): Promise<string[]> {
  await openAs(page);
  await expect(games(page, 'open').first()).toBeVisible();
  const found = games(page, 'open');
  return found.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.game ?? ''));
}

const game = (page: Page, id: string | undefined) => page.locator(`[data-game="${id}"]`);

test('two tabs that confirm the same boleto at once send it once', async ({ page, context }) => {
  const [first] = await openGames(page);
  const other = await context.newPage();
  await other.goto('/lmx/games');
  await expect(game(other, first)).toHaveAttribute('data-state', 'open');
  let posts = 0;
  let answer = () => {};
  const bothConfirmed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Without this, the review of the slower tab would close when the faster tab has sent its games.
  await context.route('**/api/pool/user', async (route) => {
    posts += 1;
    await bothConfirmed;
    await route.continue();
  });
  await predict(game(page, first), 3, 2);
  // The other tab shows the draft without a reload.
  await expect(game(other, first)).toHaveAttribute('data-state', 'draft');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
    await expect(dialog(tab, 'sendPool')).toBeAttached();
  }
  await Promise.all([page, other].map((tab) => confirmButton(tab).click()));
  answer();
  for (const tab of [page, other]) await expect(dialog(tab, 'poolSent')).toBeAttached();
  expect(posts).toBe(1);
});

test('the dialog of a send is there at once, and seen only when the send takes more than 400 ms', async ({
  page,
}) => {
  const [first] = await openGames(page);
  await predict(game(page, first), 3, 2);
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/pool/user', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmButton(page).click();
  const paper = dialog(page, 'sendingPool').locator('.dialog-panel');
  const found = await paper.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    const { delay, fill } = animation?.effect?.getTiming() ?? {};
    await animation?.ready;
    const whileWaiting = getComputedStyle(element).opacity;
    await animation?.finished;
    return { delay, fill, whileWaiting, afterwards: getComputedStyle(element).opacity };
  });
  expect(found).toEqual({ delay: 400, fill: 'backwards', whileWaiting: '0', afterwards: '1' });
  answer();
  await expect(dialog(page, 'poolSent')).toBeVisible();
});

test('the stamp of a sent boleto is hidden until it falls, and opaque from the first frame of its fall', async ({
  page,
}) => {
  const [first] = await openGames(page);
  await predict(game(page, first), 3, 2);
  await page.getByRole('button', { name: 'Enviar pronóstico (1)' }).click();
  await confirmButton(page).click();
  const stamp = dialog(page, 'poolSent').locator('.animate-stamp');
  const opacities = await stamp.evaluate((element) => {
    const [fall] = element.getAnimations();
    if (!fall) return null;
    fall.pause();
    return [0, 155, 200].map((time) => {
      fall.currentTime = time;
      return getComputedStyle(element).opacity;
    });
  });
  expect(opacities).toEqual(['0', '1', '1']);
});

test('on a phone, two taps on one place add two goals', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGames(page);
  const card = games(page, 'open').first();
  const add = card.getByRole('button', { name: /^Sumar un gol a/ }).first();
  const field = card.getByRole('spinbutton').first();
  const { x, y, width, height } = await add.evaluate((button) => button.getBoundingClientRect());
  for (const goals of ['1', '2']) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(field).toHaveValue(goals);
    await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  }
});

test('Partidos without a connection disables sending, and opens with all drafts once the connection is back', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const [first, second] = await openGames(page);
  await predict(game(page, first), 1, 0);
  await context.setOffline(true);
  await predict(game(page, second), 4, 4);
  await expect(page.getByText('Estás sin internet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sin internet' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Guardados en este dispositivo')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto('/lmx/games');
  for (const id of [first, second]) await expect(game(again, id)).toHaveAttribute('data-state', 'draft');
  await expect(again.getByText('Tus pronósticos siguen aquí.')).toBeVisible();
});

test('“Compartir” saves pictures of 1080 × 1350 and 1080 × 1920 px, “Recuérdame” a calendar file with an alarm', async ({
  page,
}) => {
  await openGames(page);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Compartir imagen' }).click();
  const png = await readFile(await (await picture).path());
  // Bytes 16 to 23 of a PNG contain its width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  const story = page.waitForEvent('download');
  await page.getByRole('radio', { name: 'Historia' }).check();
  await page.getByRole('button', { name: 'Compartir imagen' }).click();
  const tall = await readFile(await (await story).path());
  expect([tall.readUInt32BE(16), tall.readUInt32BE(20)]).toEqual([1080, 1920]);
  await page.getByRole('button', { name: 'Cerrar' }).click();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Recuérdame' }).click();
  const ics = await readFile(await (await file).path(), 'utf8');
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(ics).toContain('TRIGGER:-PT180M');
});
