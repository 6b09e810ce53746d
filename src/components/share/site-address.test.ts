import { afterEach, expect, test, vi } from 'vitest';
import { getShownAddress } from './site-address.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function readAddress(siteUrl: string, page: string) {
  vi.stubEnv('VITE_SITE_URL', siteUrl);
  vi.stubGlobal('location', new URL(page));
  return getShownAddress();
}

test('a shared picture shows the address of VITE_SITE_URL, whatever the address of the page is', () => {
  expect(readAddress('https://www.reto.mx', 'https://previa.reto.mx/lmx/')).toBe('www.reto.mx/lmx');
});

test.each(['', 'https://reto-ruffles.example'])(
  'with “%s” as VITE_SITE_URL, a shared picture shows the address of the page',
  (siteUrl) => {
    expect(readAddress(siteUrl, 'https://reto.mx/lmx/ranking')).toBe('reto.mx/lmx');
  },
);

test.each([
  'http://localhost:4173/lmx/',
  'http://192.168.1.20:5173/lmx/',
  'http://[::1]:4173/lmx/',
  'http://portatil.local/lmx/',
])('a picture shared from %s shows the name of the campaign instead of an address', (page) => {
  expect(readAddress('https://reto-ruffles.example', page)).toBe('Reto Ruffles');
});
