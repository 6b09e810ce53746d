import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as getRaw, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getContentType, startStaticHost } from './static-host.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reto-host-'));
  for (const page of ['index.html', 'spa.html'])
    writeFileSync(join(folder, page), '<!doctype html><style>a{}</style><script>1</script>');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function getHeaders(apiOrigin?: string): Promise<Headers> {
  const host = await startStaticHost({ folder, apiOrigin });
  const { headers } = await fetch(`${host.origin}/lmx/`);
  await host.close();
  return headers;
}

test('the preview server sends no headers that require HTTPS, because the server has no TLS', async () => {
  const headers = await getHeaders();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('the preview server tells caches that a file depends on Accept-Encoding, and answers its ETag with 304', async () => {
  const host = await startStaticHost({ folder });
  const get = (headers = {}) => fetch(`${host.origin}/lmx/`, { headers });
  const first = await get();
  const tag = first.headers.get('etag') ?? '';
  const second = await get({ 'if-none-match': tag });
  const other = await get({ 'if-none-match': '"other"' });
  await host.close();
  expect([first.status, second.status, other.status]).toEqual([200, 304, 200]);
  for (const { headers } of [first, second]) expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(tag).toMatch(/^"[\w-]{22}"$/);
});

test('the preview server’s Content-Security-Policy allows calls to an API on another origin', async () => {
  const headers = await getHeaders('http://localhost:8000');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:8000;");
});

// On Linux, 127.0.0.2 is another address of this machine, as a network address is.
test.runIf(process.platform === 'linux').each([
  [false, 'refused'],
  [true, 200],
])('with `isShared: %s`, a call of the preview server at another address is: %s', async (isShared, got) => {
  const host = await startStaticHost({ folder, isShared });
  const answer = fetch(`${host.origin.replace('localhost', '127.0.0.2')}/lmx/`);
  expect(
    await answer.then(
      ({ status }) => status,
      () => 'refused',
    ),
  ).toBe(got);
  await host.close();
});

test('`npm run preview` without a build exits with 1 and one sentence that names the command to run', () => {
  const command = ['scripts/run.mjs', 'scripts/serve.ts', join(folder, 'none')];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `${join(folder, 'none')} holds no build: run "npm run build" first\n`,
  });
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip', 'gzip'],
  ['deflate', null, 'plain'],
])(
  'the preview server answers “Accept-Encoding: %s” with the encoding %s',
  async (accepted, encoding, text) => {
    const file = join(folder, 'assets', 'a.js');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const [ending, content] of [
      ['', 'plain'],
      ['.gz', 'gzip'],
      ['.br', 'brotli'],
    ])
      writeFileSync(file + ending, String(content));
    const host = await startStaticHost({ folder });
    // `fetch` would decode the body.
    const [headers, body] = await new Promise<[IncomingHttpHeaders, string]>((resolve) => {
      getRaw(`${host.origin}/lmx/assets/a.js`, { headers: { 'accept-encoding': accepted } }, (response) => {
        let received = '';
        response.on('data', (chunk) => {
          received += chunk;
        });
        response.on('end', () => resolve([response.headers, received]));
      });
    });
    await host.close();
    expect([headers['content-encoding'] ?? null, body]).toEqual([encoding, text]);
  },
);

test('the preview server answers HEAD with the length of the file and without it', async () => {
  const host = await startStaticHost({ folder });
  const head = await fetch(`${host.origin}/lmx/`, { method: 'HEAD' });
  const whole = await (await fetch(`${host.origin}/lmx/`)).text();
  await host.close();
  expect(head.headers.get('content-length')).toBe(String(whole.length));
  expect(await head.text()).toBe('');
});

test.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.ico', 'image/x-icon'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.xml', 'application/xml'],
  ['a.woff2', 'font/woff2'],
  ['a.har', 'application/octet-stream'],
])('the preview server sends the file %s as %s', (file, type) => {
  expect(getContentType(file)).toBe(type);
});
