import type { Browser, Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const captions = (page: Page) => page.getByRole('region', { name: 'Recorrido' });

/** Reads the QR code on the screen, as the camera of a phone does. */
async function readQr(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'Código QR del enlace' });
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  return decodeQR({ width, height, data });
}

async function openOnPhone(browser: Browser, link: string): Promise<Page> {
  const phone = await (await browser.newContext(PHONE)).newPage();
  await phone.goto(link);
  return phone;
}

const getHash = (html: Locator) =>
  html.evaluate(async () => {
    await window.simulator?.ready;
    return window.simulator?.world.hash();
  });

for (const shell of SHELLS) {
  test(`in the ${shell}, the QR code of a recording plays it with its edited captions at 390 × 844`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page, browser }) => {
    const { app, section } = await openShell(page, shell);
    await section('Recorridos');
    await app.locator('html').evaluate(async () => {
      await window.simulator?.recorder.start();
      await window.simulator?.clock.advance('2m');
      window.simulator?.recorder.stop();
    });
    const dialog = page.getByRole('dialog', { name: 'Editar recorrido' });
    await dialog.getByRole('textbox', { name: 'Nombre del recorrido' }).fill('Pasan dos minutos');
    await dialog.getByRole('textbox', { name: 'Paso 1: qué pasa' }).fill('Ana espera a que cierre');
    await dialog.getByRole('button', { name: 'Código QR de la grabación' }).click();
    const phone = await openOnPhone(browser, await readQr(page));
    await expect(captions(phone)).toContainText('Ana espera a que cierre');
    await expect(captions(phone)).toContainText('Fin del recorrido');
    await phone.context().close();
  });

  test(`in the ${shell}, the link of a recording opens the app in a wide window and plays it, without the panel`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page, browser }) => {
    const { app } = await openShell(page, shell);
    const link = await app.locator('html').evaluate(async () => {
      await window.simulator?.recorder.start();
      await window.simulator?.clock.advance('2m');
      window.simulator?.recorder.stop();
      return window.simulator?.recipe.link('flow/borrador') ?? '';
    });
    const receiver = await (await browser.newContext()).newPage();
    await receiver.goto(link);
    await expect(captions(receiver)).toContainText('Fin del recorrido');
    await expect(receiver.getByRole('heading', { level: 1, name: 'Partidos' })).toBeVisible();
    await expect(receiver.getByRole('tab', { name: 'Recorridos' })).toHaveCount(0);
    await receiver.context().close();
  });

  test(`in the ${shell}, the QR code of a world opens that world at 390 × 844`, {
    tag: '@nightly',
  }, async ({ page, browser }) => {
    const { app } = await openShell(page, shell, { link: 'as=ana&at=cierre(7,1)%2B1m' });
    const html = app.locator('html');
    await html.evaluate(() => window.simulator?.clock.freeze());
    await page.getByRole('button', { name: 'Código QR de este mundo' }).click();
    await expect(page.getByRole('note').filter({ hasText: 'un celular no la alcanza' })).toBeVisible();
    const phone = await openOnPhone(browser, await readQr(page));
    const there = shell === 'dock' ? phone : phone.frameLocator('iframe');
    await expect(there.getByRole('heading', { level: 1, name: 'Partidos' })).toBeVisible();
    expect(await getHash(there.locator('html'))).toBe(await getHash(html));
    await phone.context().close();
  });

  test(`in the ${shell}, the QR code of a step plays the recipe from that step at 390 × 844`, {
    tag: '@nightly',
  }, async ({ page, browser }) => {
    const place = shell === 'dock' ? '/lmx/games#sim?panel=off&' : '/lmx/simulador/#sim?';
    await page.goto(`${place}r=modal/poolGameNotAvailable&mode=play&step=3`);
    await expect(captions(page)).toContainText('Paso 3 de 4');
    await captions(page).getByRole('button', { name: 'Código QR de este paso' }).click();
    const link = await readQr(page);
    const step = new URLSearchParams(new URL(link).hash).get('step');
    expect(step).toMatch(/^[34]$/);
    const phone = await openOnPhone(browser, link);
    await expect(captions(phone)).toContainText(`Paso ${step} de 4`);
    await phone.context().close();
  });
}

test('a recording that presses “Premios” in the bar of a wide window plays on a phone, whose menu has that link', async ({
  page,
  browser,
}) => {
  await page.goto('/lmx/#sim?panel=pill');
  await page.evaluate(async () => {
    await window.simulator?.ready;
    await window.simulator?.recorder.start();
  });
  await page.getByRole('navigation').first().getByRole('link', { name: 'Premios' }).click();
  await expect(page).toHaveTitle('Premios | Reto Ruffles');
  const link = await page.evaluate(() => {
    const { recipe, recorder } = window.simulator ?? {};
    recorder?.stop();
    return recipe?.link(recorder?.latest ?? '') ?? '';
  });
  const phone = await openOnPhone(browser, link);
  await expect(captions(phone)).toContainText('Fin del recorrido');
  await expect(phone).toHaveTitle('Premios | Reto Ruffles');
  await phone.context().close();
});
