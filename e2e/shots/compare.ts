/** Compares two folders of pictures for `npm run shots:compare`: a test for each picture. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { isSelected, SHOTS_FOLDER } from './pictures.ts';

const { SHOTS_BEFORE = '' } = process.env;

// Earlier versions of `npm run shots` also wrote one picture of all.
const isPicture = (file: string) =>
  /\.png$/.test(file) && file !== 'sheet.png' && isSelected(file.replace(/-\w+\.png$/, ''));
const list = (folder: string) => readdirSync(folder).filter(isPicture);

function areEqual(before: Buffer, after: Buffer): boolean {
  if (before.equals(after)) return true;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  return old.width === now.width && old.data.equals(now.data);
}

for (const file of new Set([...list(SHOTS_BEFORE), ...list(SHOTS_FOLDER)]))
  test(file, () => {
    const [before, after] = [join(SHOTS_BEFORE, file), join(SHOTS_FOLDER, file)];
    expect(existsSync(before), 'Nueva').toBe(true);
    expect(existsSync(after), 'Ya no está').toBe(true);
    const picture = readFileSync(after);
    if (areEqual(readFileSync(before), picture)) return;
    expect(picture, 'Cambió').toMatchSnapshot(file, { threshold: 0, maxDiffPixels: 0 });
    // Playwright ignores pixels of smoothed edges.
    throw new Error('Cambió solo en bordes suavizados');
  });
