import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBookFile } from './serve.ts';

const empty = mkdtempSync(join(tmpdir(), 'book-'));
const made = mkdtempSync(join(tmpdir(), 'book-'));
mkdirSync(join(made, 'simulador/recorridos/pictures'), { recursive: true });
writeFileSync(join(made, 'simulador/recorridos/index.html'), 'El libro');
writeFileSync(join(made, 'simulador/recorridos/pictures/one.jpg'), 'jpg');
writeFileSync(join(made, 'version.json'), '{}');

test.each(['simulador/recorridos', 'simulador/recorridos/', 'simulador/recorridos/index.html'])(
  'the dev server serves the flow book of the last build at %s',
  (path) => {
    expect(String(readBookFile(made, path)?.body)).toBe('El libro');
  },
);

test('the dev server serves a picture of the flow book as image/jpeg', () => {
  expect(readBookFile(made, 'simulador/recorridos/pictures/one.jpg')?.type).toBe('image/jpeg');
});

test('the dev server serves a Spanish page with the build commands when the flow book was not built', () => {
  const page = String(readBookFile(empty, 'simulador/recorridos/')?.body);
  expect(page).toContain('El libro de flujos todavía no está hecho en esta computadora.');
  expect(page).toContain('npm run flowbook');
});

test('the dev server serves an empty list of pictures when the flow book was not built', () => {
  expect(readBookFile(empty, 'simulador/recorridos/pictures.json')?.body).toBe('{}');
});

test.each([
  'simulador/',
  'simulador/index.html',
  'simulador/recorridos/../../version.json',
  'simulador/recorridos/pictures/none.jpg',
])('the dev server serves no flow book file at %s', (path) => {
  expect(readBookFile(made, path)).toBeNull();
});
