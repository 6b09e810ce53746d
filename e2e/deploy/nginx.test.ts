// @vitest-environment node
/** The build behind a real nginx: every address, every header, the compressed forms. */

import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESSES, type Address } from '../../deploy/addresses.ts';
import { answer } from '../../deploy/answer.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import { listFiles } from '../../scripts/source-tree.ts';
import { type Nginx, startNginx } from './nginx.ts';

const script = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
const real = (text: string) => text.replace('index-abcd1234.js', script);
const files = new Set(listFiles('dist').map((path) => path.slice('dist/'.length)));
const site = { apiOrigin: '', isDemo: false };

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx('dist', false);
}, 20_000);
afterAll(() => nginx.close());

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks without tidying the path, as `fetch` would. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.origin);
    request({ hostname, port, path, headers }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () =>
        resolve({ status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const SAFE = Object.entries(securityHeaders(site)).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

function expectLikeTheRule(reply: Reply, { path, status, file, location }: Address) {
  expect(reply.status).toBe(status);
  if (location) expect(reply.headers.location).toBe(location);
  if (file) expect(reply.body.equals(readFileSync(`dist/${real(file)}`))).toBe(true);
  if (status === 404) expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  const rule = answer(real(path), (name) => files.has(name)).headers;
  expect(reply.headers['cache-control']).toBe(rule['Cache-Control']);
  expect(reply.headers['x-robots-tag']).toBe(rule['X-Robots-Tag']);
  expect(Object.fromEntries(SAFE.map(([name]) => [name, reply.headers[name]]))).toEqual(
    Object.fromEntries(SAFE),
  );
}

describe('every address, with its headers', () => {
  test.each(ADDRESSES)('$path', async (row) => {
    const isInBuild = !row.file || files.has(real(row.file));
    expect(isInBuild, `${row.file} is missing from the build`).toBe(true);
    expectLikeTheRule(await ask(real(row.path)), row);
  });
});

test('a redirect keeps the query', async () => {
  expect((await ask('/LMX/games?x=1')).headers.location).toBe('/lmx/games?x=1');
});

test('text files go out compressed, and the same when unpacked', async () => {
  const { gunzipSync } = await import('node:zlib');
  const reply = await ask(`/lmx/assets/${script}`, { 'accept-encoding': 'gzip' });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(reply.headers.vary).toBe('Accept-Encoding');
  expect(gunzipSync(reply.body).equals(readFileSync(`dist/assets/${script}`))).toBe(true);
});

test('a page is fetched again after a roll-back, whatever its time and size', async () => {
  const { headers } = await ask('/lmx/');
  expect(headers.etag).toBeUndefined();
  expect(headers['last-modified']).toBeUndefined();
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
