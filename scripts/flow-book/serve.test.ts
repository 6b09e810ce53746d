import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBookFile } from './serve.ts';

const empty = mkdtempSync(join(tmpdir(), 'book-'));
const made = mkdtempSync(join(tmpdir(), 'book-'));
mkdirSync(join(made, 'simulador/recorridos/pictures'), { recursive: true });
writeFileSync(join(made, 'simulador/recorridos/index.html'), 'El libro');
writeFileSync(join(made, 'simulador/recorridos/pictures/one.jpg'), 'jpg');
writeFileSync(join(made, 'version.json'), '{}');
afterAll(() => {
  for (const folder of [empty, made]) rmSync(folder, { recursive: true });
});

test('readBookFile returns the page of the flow book', () => {
  expect(String(readBookFile(made, 'simulador/recorridos/index.html'))).toBe('El libro');
});

test('readBookFile returns a picture of the flow book', () => {
  expect(String(readBookFile(made, 'simulador/recorridos/pictures/one.jpg'))).toBe('jpg');
});

test('readBookFile returns a Spanish page that names `npm run flowbook` when the flow book was not built', () => {
  const page = String(readBookFile(empty, 'simulador/recorridos/index.html'));
  expect(page).toContain('El libro de flujos todavía no está hecho en esta computadora.');
  expect(page).toContain('npm run flowbook');
});

test('readBookFile returns an empty list of pictures when the flow book was not built', () => {
  expect(readBookFile(empty, 'simulador/recorridos/pictures.json')).toBe('{}');
});

test.each([
  'simulador/index.html',
  'simulador/recorridos/../../version.json',
  'simulador/recorridos/pictures/none.jpg',
])('readBookFile returns null for the path %s, which is outside the flow book or has no file', (path) => {
  expect(readBookFile(made, path)).toBeNull();
});
