import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listFiles } from '../scripts/files.ts';
import { expect, test } from './support/fixtures.ts';

/** The colours of the stripes in the lettering of the brand. Without its gradient the lettering is flat red. */
const STRIPES = { elote: [255, 224, 138], queso: [255, 196, 33], dorado: [242, 160, 7] } as const;
/** JPEG changes a colour by a few units. */
const TOLERANCE = 12;

/** The picture on the lottery card of a link card (px). */
const CARD_ART = { x: 840, y: 170, width: 210, height: 210 };

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns how often each colour stands in the area, in steps of 32 for `groups`, and exactly for `STRIPES`. */
async function countColors(page: Page, image: Buffer, area?: Area) {
  return page.evaluate(
    async ({ bytes, area, stripes, tolerance }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]),
      );
      const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(bitmap, -x, -y);
      const data = pen?.getImageData(0, 0, width, height).data ?? [];
      const groups = new Map<string, number>();
      const found = stripes.map(() => 0);
      for (let at = 0; at < data.length; at += 4) {
        const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const group = color.map((part) => Math.round(part / 32)).join();
        groups.set(group, (groups.get(group) ?? 0) + 1);
        stripes.forEach((stripe, index) => {
          if (stripe.every((part, channel) => Math.abs(part - (color[channel] ?? 0)) <= tolerance))
            found[index] = (found[index] ?? 0) + 1;
        });
      }
      return { stripes: found, groups: [...groups.values()] };
    },
    {
      bytes: image.toString('base64'),
      area,
      stripes: Object.values(STRIPES).map((stripe) => [...stripe]),
      tolerance: TOLERANCE,
    },
  );
}

test('the brand pictures have the striped lettering and the drawings of their cards', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('pictures');
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/pictures.ts', '--to', folder]);
  const files = listFiles(folder).filter((file) => !file.endsWith('icon-180.png'));
  expect(files).toHaveLength(7);
  await page.goto('/lmx/');
  for (const file of files) {
    const image = readFileSync(file);
    const { stripes } = await countColors(page, image);
    for (const count of stripes) expect(count, file).toBeGreaterThan(400);
    if (!/og-/.test(file)) continue;
    // Ground and ink, and at least one other colour.
    const { groups } = await countColors(page, image, CARD_ART);
    expect(groups.filter((count) => count > 300).length, file).toBeGreaterThan(2);
  }
});
