import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

/** Counts the colours of every tenth pixel of the picture. */
function countColours({ data }: PNG): number {
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 40) colours.add(data.readUInt32BE(at));
  return colours.size;
}

async function expectSlides(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe('cierra-un-partido-mientras-llenas.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual([
    '01-nico-llena-un-marcador.png',
    '02-pasan-dos-minutos.png',
    '03-envia-su-pronostico.png',
    '04-el-partido-ya-cerro.png',
  ]);
  const pictures = Object.values(files).map((bytes) => PNG.sync.read(Buffer.from(bytes)));
  for (const picture of pictures) {
    expect([picture.width, picture.height]).toEqual([1_920, 1_080]);
    expect(countColours(picture)).toBeGreaterThan(100);
  }
  expect(new Set(Object.values(files).map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(4);
}

const waitForDownload = (page: Page) => page.waitForEvent('download', { timeout: 90_000 });

test('the captions of the cabina save a slide of each step, with its caption, in one archive', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?r=modal/poolGameNotAvailable&mode=play');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Paso 1 de 4');
  const [download] = await Promise.all([
    waitForDownload(page),
    captions.getByRole('button', { name: 'Guardar imágenes de los pasos' }).click(),
  ]);
  await expectSlides(download);
  await expect(page.getByText(/^Guardando imágenes/)).toHaveCount(0);
});

for (const shell of SHELLS)
  test(`${shell}: “Guardar imágenes” in the menu of a recipe saves a slide of each step`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { panel, section } = await openShell(page, shell, { density: 'demo' });
    await section('Recorridos');
    const title = 'Cierra un partido mientras llenas';
    await panel.getByRole('button', { name: `Más de ${title}` }).click();
    const [download] = await Promise.all([
      waitForDownload(page),
      panel.getByRole('button', { name: `Guardar imágenes de ${title}, para una presentación` }).click(),
    ]);
    await expectSlides(download);
  });

for (const shell of SHELLS)
  test(`${shell}: a paused recipe saves the slide of the step whose end the app shows`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const address = shell === 'dock' ? '/lmx/#sim?' : '/lmx/simulador/#sim?';
    await page.goto(`${address}r=modal/poolGameNotAvailable&mode=play&panel=open&section=recipes`);
    const captions = page.getByRole('region', { name: 'Recorrido' });
    await captions.getByRole('button', { name: 'Paso siguiente' }).click();
    await page.getByRole('button', { name: 'Más de Cierra un partido mientras llenas' }).click();
    const [download] = await Promise.all([
      waitForDownload(page),
      page.getByRole('button', { name: 'Guardar imagen del paso 2' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('02-pasan-dos-minutos.png');
    const { width, height } = PNG.sync.read(readFileSync(await download.path()));
    expect([width, height]).toEqual([1_920, 1_080]);
  });

for (const shell of SHELLS)
  test(`${shell}: the slide of a step shows the results that appear row by row, also those of the lower third`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    if (shell === 'dock') await page.setViewportSize({ width: 390, height: 844 });
    const address = shell === 'dock' ? '/lmx/#sim?' : '/lmx/simulador/#sim?';
    await page.goto(`${address}r=moment/results&mode=play&panel=open&section=recipes`);
    const captions = page.getByRole('region', { name: 'Recorrido' });
    for (const name of ['Paso siguiente', 'Paso siguiente', 'Paso anterior'])
      await captions.getByRole('button', { name }).click();
    const app = shell === 'dock' ? page : page.frameLocator('iframe');
    const total = app.getByText('Total', { exact: true }).locator('..');
    await expect(total).toHaveText(/Total0$/);
    await page.getByRole('button', { name: 'Más de El lunes: salen los resultados de tu jornada' }).click();
    const readScroll = () => app.locator('html').evaluate(({ scrollTop }) => scrollTop);
    const before = await readScroll();
    const [download] = await Promise.all([
      waitForDownload(page),
      page.getByRole('button', { name: 'Guardar imagen del paso 2' }).click(),
    ]);
    await download.path();
    await expect(total).toHaveText(/Total10$/);
    expect(await readScroll()).toBe(before);
  });

test('the cabina is written in the text font of the app', async ({ page }) => {
  await page.goto('/lmx/simulador/');
  await expect(page.getByRole('tab', { name: 'Personas' })).toBeVisible();
  const readStatus = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Texto')?.status);
  await expect.poll(readStatus).toBe('loaded');
});

test('“Se va la señal justo al enviar” shows the call that hangs, the lost connection and the boleto, a step each', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?r=flow/lost-answer&mode=play');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Nico llena tres marcadores', { timeout: 60_000 });
  await captions.getByRole('button', { name: 'Pausar' }).click();
  for (const [caption, modal] of [
    ['Los envía y el metro entra a un túnel', 'sendingPool'],
    ['Se queda sin señal', 'networkError'],
    ['Sale del túnel y reintenta', 'poolsSent'],
  ] as const) {
    await captions.getByRole('button', { name: 'Paso siguiente' }).click();
    await expect(captions).toContainText(caption, { timeout: 30_000 });
    await expect(page.frameLocator('iframe').locator('[data-modal]')).toHaveAttribute('data-modal', modal);
  }
});

test('the end of “Se va la señal justo al enviar” shows the three games whose stamps its caption counts', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?r=flow/lost-answer&mode=play&step=5');
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Fin del recorrido', {
    timeout: 60_000,
  });
  const sent = page.frameLocator('iframe').locator('[data-game][data-state="sent"]');
  await expect(sent).toHaveCount(3);
  for (const game of await sent.all()) await expect(game).toBeInViewport({ ratio: 0.5 });
});

test('the end of a recipe shows what its caption speaks of, which may be far below the end’s own screen', async ({
  page,
}) => {
  await page.goto('/lmx/simulador/#sim?r=moment/new-player&mode=play&step=2');
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Le explican su primer boleto');
  await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Fin del recorrido');
  const heading = page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'Tu primer boleto, en tres toques' });
  await expect(heading).toBeInViewport();
});
