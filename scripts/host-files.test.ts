import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDeployment } from './host-files.ts';

const API = 'https://api.reto.example';
const SITE = 'https://reto.example';
let root: string;

function writeBuild(name: string, version: object): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'spa.html'), `<style>${name}</style>`);
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ build: name, ...version }));
  return folder;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'reto-builds-'));
});
afterAll(() => rmSync(root, { recursive: true }));

test('readDeployment reads the origins of the API and of the site from two builds when the environment has none', () => {
  const builds = ['new', 'online'].map((name) => writeBuild(name, { apiOrigin: API, siteUrl: SITE }));
  expect(readDeployment(builds, {})).toMatchObject({ apiOrigin: API, siteHost: 'reto.example' });
});

test('readDeployment takes the origins of the environment for a build whose files name none', () => {
  const old = writeBuild('old', {});
  expect(readDeployment([old], { apiOrigin: API, siteUrl: SITE })).toMatchObject({
    apiOrigin: API,
    siteHost: 'reto.example',
  });
});

test('readDeployment refuses two builds with different origins of the API', () => {
  const [first = '', second = ''] = ['', API].map((apiOrigin, index) =>
    writeBuild(`other-${index}`, { apiOrigin, siteUrl: SITE }),
  );
  expect(() => readDeployment([first, second], {})).toThrow(
    `VITE_API_URL is "" in ${first}, but "${API}" in ${second}`,
  );
});

test('readDeployment refuses a site’s origin in the environment that differs from the build’s', () => {
  const build = writeBuild('moved', { apiOrigin: '', siteUrl: SITE });
  expect(() => readDeployment([build], { siteUrl: 'https://demo.example' })).toThrow(
    `VITE_SITE_URL is "${SITE}" in ${build}, but "https://demo.example" in the environment`,
  );
});
