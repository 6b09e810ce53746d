import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticHost } from './static-host.ts';

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
