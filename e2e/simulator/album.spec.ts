import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, test } from '../support/fixtures.ts';

/** Counts the colours of every tenth pixel of the picture, without the caption below. */
function countColours({ width, data }: PNG): number {
  const colours = new Set<number>();
  for (let pixel = 0; pixel < width * 1_688; pixel += 10) colours.add(data.readUInt32BE(pixel * 4));
  return colours.size;
}

test('the cabina saves a picture of each step with its caption in one archive', async ({ page }) => {
  await page.goto('/lmx/simulador/#sim?r=modal/poolGameNotAvailable&mode=play');
  const captions = page.getByRole('region', { name: 'Recorrido' });
  await expect(captions).toContainText('Paso 1 de 4');
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    captions.getByRole('button', { name: 'Guardar imágenes de los pasos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cierra-un-partido-mientras-llenas.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual([
    '01-nico-llena-un-marcador.png',
    '02-pasan-dos-minutos.png',
    '03-envia-su-pronostico.png',
    '04-el-partido-ya-cerro.png',
  ]);
  const pictures = Object.values(files).map((bytes) => PNG.sync.read(Buffer.from(bytes)));
  // A phone of 390 × 844 at two px for each CSS px, and the caption below.
  expect(pictures.map(({ width }) => width)).toEqual([780, 780, 780, 780]);
  expect(Math.min(...pictures.map(({ height }) => height))).toBeGreaterThan(1_688);
  expect(Math.min(...pictures.map(countColours))).toBeGreaterThan(100);
  expect(new Set(Object.values(files).map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(4);
  await expect(page.getByText(/^Guardando imágenes/)).toHaveCount(0);
});
