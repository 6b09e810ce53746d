/** The build behind a real nginx: every address, every header, the compressed forms. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../../deploy/nginx.ts';
import { ask as askAt } from './ask.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { INLINE, SCRIPT, testAddresses } from './site-checks.ts';

describe('the plain site', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({
      build: 'dist',
      configure: ({ root, port }) =>
        nginxConfig({
          root,
          listen: `127.0.0.1:${port}`,
          serverName: '_',
          inline: INLINE,
          apiOrigin: '',
          isDemo: false,
        }),
    });
  }, 20_000);
  afterAll(() => nginx.close());
  const getOrigin = () => `http://127.0.0.1:${nginx.port}`;
  const ask = (path: string, headers: Record<string, string> = {}) => askAt(getOrigin(), path, { headers });

  test('nginx -t has nothing to object to', () => {
    expect(nginx.complaints).toBe('');
  });

  testAddresses(getOrigin, { inline: INLINE, apiOrigin: '', isDemo: false, isTls: false });

  test('a plain answer asks for no HTTPS', async () => {
    const { headers } = await ask('/lmx/');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a redirect keeps the query', async () => {
    expect((await ask('/LMX/games?x=1')).headers.location).toBe('/lmx/games?x=1');
  });

  test('text files go out compressed, and the same when unpacked', async () => {
    const reply = await ask(`/lmx/assets/${SCRIPT}`, { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(reply.body).equals(readFileSync(`dist/assets/${SCRIPT}`))).toBe(true);
  });

  test('a page is fetched again after a roll-back, whatever its time and size', async () => {
    const { headers } = await ask('/lmx/');
    expect(headers.etag).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
  });

  test('an error in the place of a hashed file is never kept', async () => {
    const reply = await askAt(getOrigin(), `/lmx/assets/${SCRIPT}`, { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('a path that does not decode harms nobody', async () => {
    expect([200, 400]).toContain((await ask('/lmx/user/change-password/%E0%A4%A/x')).status);
  });

  test('nothing outside the site can be read', async () => {
    for (const path of [
      '/lmx/../nginx.conf',
      '/lmx/..%2f..%2fnginx.conf',
      '/lmx/.git/config',
      '/lmx/assets/../../../nginx.conf',
    ]) {
      const { body } = await ask(path);
      expect(body.toString(), path).not.toContain('error_log');
    }
  });
});
