import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask as askAt, setUpNginx } from './nginx.ts';
import { configurePlainSite, INLINE, PAGE_FILES, SCRIPT, testAddresses } from './site-checks.ts';

describe('the site behind nginx without TLS', () => {
  const site = setUpNginx({ configure: configurePlainSite });
  const getOrigin = () => `http://127.0.0.1:${site.nginx.port}`;
  const ask = (path: string, headers: Record<string, string> = {}) => askAt(getOrigin(), path, { headers });

  testAddresses(getOrigin, { inline: INLINE, apiOrigin: '', isDemo: false, isTls: false });

  test('the redirect from /LMX/games to /lmx/games keeps the query string', async () => {
    expect((await ask('/LMX/games?x=1')).headers.location).toBe('/lmx/games?x=1');
  });

  test('Inicio has neither ETag nor Last-Modified, so browsers fetch it again after a roll-back', async () => {
    const { headers } = await ask('/lmx/');
    expect(headers.etag).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
  });

  test('nginx answers a POST to a script under /lmx/assets/ with 405 and Cache-Control: no-store', async () => {
    const reply = await askAt(getOrigin(), `/lmx/assets/${SCRIPT}`, { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('nginx answers a path with invalid percent-encoding with 200 or 400', async () => {
    expect([200, 400]).toContain((await ask('/lmx/user/change-password/%E0%A4%A/x')).status);
  });

  test('no path with ‘..’ or a hidden folder returns the nginx configuration', async () => {
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

describe('a roll-back by uploading the earlier pages again', () => {
  const site = setUpNginx({ configure: configurePlainSite });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    askAt(`http://127.0.0.1:${site.nginx.port}`, path, { headers });
  const online = (file: string) => `${site.nginx.root}/lmx/${file}`;

  test('after a second upload of the earlier pages, every page and the scripts of both builds are served', async () => {
    const earlier = new Map(PAGE_FILES.map((file) => [file, readFileSync(online(file))]));
    writeFileSync(online('assets/later-abcd1234.js'), '1');
    for (const file of PAGE_FILES) writeFileSync(online(file), `the later build of ${file}`);
    expect(String((await ask('/lmx/games')).body)).toBe('the later build of spa.html');
    const since = { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() };

    for (const file of PAGE_FILES) copyFileSync(`dist/${file}`, online(file));

    for (const [file, bytes] of earlier) {
      const path = file === 'spa.html' ? '/lmx/games' : `/lmx/${file.replace(/index\.html$/, '')}`;
      const { status, body, headers } = await ask(path, since);
      expect([status, body.equals(bytes), headers['cache-control']], path).toEqual([200, true, 'no-cache']);
    }
    for (const script of [SCRIPT, 'later-abcd1234.js'])
      expect((await ask(`/lmx/assets/${script}`)).status).toBe(200);
  });
});

describe('the demo behind nginx', () => {
  const site = setUpNginx({ build: 'dist-demo', configure: (place) => configurePlainSite(place, true) });

  test.each(['/lmx/', '/lmx/games', '/lmx/simulador/'])(
    'the demo serves %s with noindex, and its policy allows frames only between pages of its own origin',
    async (path) => {
      const { status, headers, body } = await askAt(`http://127.0.0.1:${site.nginx.port}`, path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'; frame-src 'self'");
      expect(String(body)).toContain('<meta name="robots" content="noindex">');
    },
  );
});
