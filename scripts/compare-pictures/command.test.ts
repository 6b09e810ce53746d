import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CompareCommand, runCompareCommand } from './command.ts';

let root = '';
let printed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'));
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

function drawPng(width: number, height: number, changed: Readonly<Record<number, number>> = {}): Buffer {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++)
    picture.data.set([changed[pixel] ?? 200, 100, 50, 255], pixel * 4);
  return PNG.sync.write(picture);
}

function writeRun(name: string, files: Readonly<Record<string, Buffer | string>>) {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
}

const compare = (changes: Partial<CompareCommand> = {}) =>
  runCompareCommand({
    usage: 'npm run shots:compare',
    take: 'npm run shots',
    title: 'Pantallas',
    before: join(root, 'before'),
    after: join(root, 'after'),
    out: join(root, 'out'),
    print: (line) => printed.push(line),
    ...changes,
  });
const readPage = () => readFileSync(join(root, 'out/index.html'), 'utf8');

test('the picture comparison of two equal runs exits with 0 and its page says that all pictures are equal', () => {
  const files = { 'a.png': drawPng(4, 3), 'b.png': drawPng(2, 2) };
  writeRun('before', files);
  writeRun('after', files);
  expect(compare()).toBe(0);
  expect(readPage()).toContain('Las 2 imágenes son iguales, píxel por píxel.');
  expect(readPage()).not.toContain('<img');
});

test('the picture comparison exits with 1 when one pixel differs by one level of one colour', () => {
  writeRun('before', { 'a.png': drawPng(4, 3) });
  writeRun('after', { 'a.png': drawPng(4, 3, { 5: 201 }) });
  expect(compare()).toBe(1);
  expect(printed[0]).toBe('a.png: 1 píxel distinto (8.33 %)');
});

test('the difference picture is red only where the two runs differ', () => {
  writeRun('before', { 'a.png': drawPng(4, 3) });
  writeRun('after', { 'a.png': drawPng(4, 3, { 5: 90 }) });
  compare();
  const { data } = PNG.sync.read(readFileSync(join(root, 'out/difference/a.png')));
  const red = Array.from({ length: 12 }, (_, pixel) => pixel).filter(
    (pixel) => data[pixel * 4] === 255 && data[pixel * 4 + 1] === 0,
  );
  expect(red).toEqual([5]);
});

test('the picture comparison reports a changed size with both sizes', () => {
  writeRun('before', { 'a.png': drawPng(4, 3) });
  writeRun('after', { 'a.png': drawPng(4, 5) });
  expect(compare()).toBe(1);
  expect(printed[0]).toBe('a.png: Cambió de tamaño: de 4 × 3 a 4 × 5 · 8 píxeles distintos');
});

test('the picture comparison reports and shows a picture that only the earlier run has', () => {
  writeRun('before', { 'a.png': drawPng(4, 3), 'b.png': drawPng(4, 3) });
  writeRun('after', { 'a.png': drawPng(4, 3) });
  expect(compare()).toBe(1);
  expect(printed[0]).toBe('b.png: Ya no está');
  expect(readPage()).toContain('<img src="before/b.png"');
  expect(readPage()).not.toContain('after/b.png');
});

test('the page of the picture comparison lists the changed pictures, most differing pixels first, with three versions of each, and counts equal pictures', () => {
  const same = drawPng(4, 3);
  writeRun('before', { 'a.png': same, 'b.png': same, 'c.png': same });
  writeRun('after', {
    'a.png': drawPng(4, 3, { 1: 1 }),
    'b.png': drawPng(4, 3, { 1: 1, 2: 1 }),
    'c.png': same,
  });
  compare();
  const page = readPage();
  expect([...page.matchAll(/<article id="(\w)\.png">/g)].map(([, name]) => name)).toEqual(['b', 'a']);
  expect(page).toContain('Cambiaron: 2 · Iguales: 1');
  for (const file of ['before', 'after', 'difference'].flatMap((one) => [`${one}/a.png`, `${one}/b.png`])) {
    expect(page).toContain(`src="${file}"`);
    expect(existsSync(join(root, 'out', file)), file).toBe(true);
  }
  expect(existsSync(join(root, 'out/before/c.png')), 'a copy of the equal picture').toBe(false);
});

test('the picture comparison exits with 2 and names the command to run when the folder of the earlier run does not exist', () => {
  writeRun('after', { 'a.png': drawPng(4, 3) });
  expect(compare()).toBe(2);
  expect(printed).toEqual([`There is no folder ${join(root, 'before')}. Run \`npm run shots\` first.`]);
});

test.each(['before', 'after'])(
  'the picture comparison exits with 2 and names a file of the run “%s” that is no PNG',
  (run) => {
    writeRun('before', { 'a.png': drawPng(4, 3) });
    writeRun('after', { 'a.png': drawPng(4, 3) });
    writeRun(run, { 'a.png': 'GIF89a' });
    expect(compare()).toBe(2);
    expect(printed[0]).toContain(`${join(root, run, 'a.png')} is no PNG picture.`);
  },
);

test('the picture comparison exits with 2 and shows its usage when no folder is given', () => {
  expect(compare({ before: undefined })).toBe(2);
  expect(printed).toEqual(['Name the folder of an earlier run: `npm run shots:compare <folder>`.']);
});

test('the picture comparison exits with 2 when a run is compared with itself', () => {
  writeRun('after', { 'a.png': drawPng(4, 3) });
  expect(compare({ before: `${join(root, 'after')}/` })).toBe(2);
  expect(printed).toEqual([`${join(root, 'after')}/ is the newest run. Name the folder of an earlier one.`]);
});

test('the picture comparison exits with 2 when the earlier run is inside the output folder, and keeps that run', () => {
  writeRun('out/before', { 'a.png': drawPng(4, 3) });
  writeRun('after', { 'a.png': drawPng(4, 3) });
  expect(compare({ before: join(root, 'out/before') })).toBe(2);
  expect(existsSync(join(root, 'out/before/a.png'))).toBe(true);
});
