import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInlineHashes, readInlineHashes } from './inline.ts';

// These hashes come from openssl: `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ACCENT = "'sha256-8ohgF+nHq6z4BLVNZHh9zithHJVEuiHzr/3RJqblAIY='";

test.each([
  ['<script>alert(1)</script>', { scripts: [ALERT], styles: [] }],
  ['<style>alert(1)</style>', { scripts: [], styles: [ALERT] }],
  [
    '<style></style><script>alert(1)</script><style>alert(1)</style>',
    { scripts: [ALERT], styles: [EMPTY, ALERT] },
  ],
  ['<script src="/a.js"></script><script type="module" src="/b.js"></script>', { scripts: [], styles: [] }],
  ['<style>"é"</style>', { scripts: [], styles: [ACCENT] }],
  [
    '<style>a{}\n</style>',
    { scripts: [], styles: ["'sha256-u0Jj2e1i7IBkNDEHdGEj6YSZteK6W+q1Sv+Vn8x343I='"] },
  ],
])('getInlineHashes returns the SHA-256 hashes of the inline scripts and styles of %s', (html, hashes) => {
  expect(getInlineHashes(html)).toEqual(hashes);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reto-inline-'));
  for (const [build, script] of [
    ['new', ''],
    ['old', 'alert(1)'],
  ] as const) {
    mkdirSync(join(folder, build));
    writeFileSync(join(folder, build, 'spa.html'), `<style>alert(1)</style><script>${script}</script>`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('readInlineHashes lists each hash of two builds once', () => {
  expect(readInlineHashes(join(folder, 'new'), join(folder, 'old'))).toEqual({
    scripts: [EMPTY, ALERT],
    styles: [ALERT],
  });
});

test('readInlineHashes throws an error that says to run the build when the folder contains no build', () => {
  expect(() => readInlineHashes(folder)).toThrow('holds no build: run "npm run build" first');
});
