import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureSize {
  width: number;
  height: number;
}

/** `difference` is a PNG with the differing pixels in red over the faded earlier picture. */
export type PictureChange =
  | { kind: 'equal' }
  | { kind: 'missing' }
  | { kind: 'new' }
  | { kind: 'pixels'; count: number; total: number; difference: Buffer }
  | { kind: 'size'; before: PictureSize; after: PictureSize; count: number; difference: Buffer };

export interface ComparedPicture {
  file: string;
  change: PictureChange;
}

export class InputError extends Error {}

function readPng(bytes: Buffer, path: string): PNG {
  try {
    return PNG.sync.read(bytes);
  } catch {
    throw new InputError(`${path} is no PNG picture. Delete it or take the pictures again.`);
  }
}

function extend(picture: PNG, { width, height }: PictureSize): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

function comparePngs(
  before: { path: string; bytes: Buffer },
  after: { path: string; bytes: Buffer },
): PictureChange {
  const old = readPng(before.bytes, before.path);
  if (before.bytes.equals(after.bytes)) return { kind: 'equal' };
  const now = readPng(after.bytes, after.path);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const canvas = new PNG({ width, height });
  const [oldPixels, nowPixels] = [old, now].map((picture) => extend(picture, { width, height }).data);
  if (!oldPixels || !nowPixels) throw new Error('Two pictures were read');
  // `includeAA` also counts the pixels of anti-aliased edges, which pixelmatch ignores by default.
  const count = pixelmatch(oldPixels, nowPixels, canvas.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  const isSameSize = old.width === now.width && old.height === now.height;
  if (isSameSize && count === 0) return { kind: 'equal' };
  const difference = PNG.sync.write(canvas);
  if (isSameSize) return { kind: 'pixels', count, total: width * height, difference };
  return {
    kind: 'size',
    before: { width: old.width, height: old.height },
    after: { width: now.width, height: now.height },
    count,
    difference,
  };
}

export interface FoldersToCompare {
  before: string;
  after: string;
  isPicture: (file: string) => boolean;
  take: string;
}

function listPictures(folder: string, { isPicture, take }: FoldersToCompare): string[] {
  if (!existsSync(folder)) throw new InputError(`There is no folder ${folder}. Run \`${take}\` first.`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.png') && isPicture(file));
  if (files.length === 0)
    throw new InputError(`${folder} has no pictures to compare. Run \`${take}\` first.`);
  return files;
}

export function compareFolders(folders: FoldersToCompare): ComparedPicture[] {
  const { before, after } = folders;
  const old = new Set(listPictures(before, folders));
  const now = new Set(listPictures(after, folders));
  const read = (folder: string, file: string) => {
    const path = join(folder, file);
    return { path, bytes: readFileSync(path) };
  };
  return [...new Set([...old, ...now])].sort().map((file) => {
    if (!now.has(file)) return { file, change: { kind: 'missing' } };
    if (!old.has(file)) return { file, change: { kind: 'new' } };
    return { file, change: comparePngs(read(before, file), read(after, file)) };
  });
}
