import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { openAs } from './support/player.ts';

// The policy of the site forbids some ways to read a drawing, and a unit test has no policy.
test('the built site draws the pictures of the album and of a week’s results, with their lottery cards', async ({
  page,
}) => {
  await openAs(page);
  await page.goto('/lmx/user/profile');
  for (const name of ['Compartir mi álbum', 'Compartir mis puntos']) {
    await page.getByRole('button', { name }).click();
    const preview = page.getByRole('img', { name: 'Tu tarjeta para compartir' });
    // The green ground of a card, which neither the frame of a picture nor its texts have.
    await expect
      .poll(() =>
        preview.evaluate((canvas: HTMLCanvasElement) => {
          const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          let green = 0;
          for (let at = 0; at < data.length; at += 4)
            if (data[at] === 11 && data[at + 1] === 112 && data[at + 2] === 56) green += 1;
          return green;
        }),
      )
      .toBeGreaterThan(500);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Compartir imagen' }).click();
    const png = await readFile(await (await download).path());
    expect(png.readUInt32BE(16)).toBe(1080);
    await page.getByRole('button', { name: 'Cerrar' }).click();
  }
});
