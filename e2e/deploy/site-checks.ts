import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, type Address } from '../../deploy/addresses.ts';
import { answerPath } from '../../deploy/answer.ts';
import { createSecurityHeaders, type HeaderOptions } from '../../deploy/headers.ts';
import { readInlineHashes } from '../../deploy/inline.ts';
import { createNginxConfig } from '../../deploy/nginx.ts';
import { getPageFile, PUBLIC_PAGES } from '../../deploy/routes.ts';
import { listFiles } from '../../scripts/files.ts';
import { ask, type Reply } from './nginx.ts';

export const SCRIPT = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

export const INLINE = readInlineHashes('dist');

/** nginx configuration of the site without TLS. */
export const configurePlainSite = ({ root, port }: { root: string; port: number }, isDemo = false) =>
  createNginxConfig({
    root,
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    inline: INLINE,
    apiOrigin: '',
    isDemo,
  });

/** The files that an upload replaces after all other files, because they name the files of one build. */
export const PAGE_FILES = [...PUBLIC_PAGES.map(getPageFile), 'spa.html', 'version.json'];

const real = (text: string) => text.replace('index-abcd1234.js', SCRIPT);
const files = new Set(listFiles('dist').map((path) => path.slice('dist/'.length)));

function expectLikeTheRule(reply: Reply, { path, status, file, location }: Address, options: HeaderOptions) {
  expect(reply.status).toBe(status);
  if (location) expect(reply.headers.location).toBe(location);
  if (file) expect(reply.body.equals(readFileSync(`dist/${real(file)}`))).toBe(true);
  if (status === 404) expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  const rule = answerPath(real(path), (name) => files.has(name)).headers;
  expect(reply.headers['cache-control']).toBe(rule['Cache-Control']);
  expect(reply.headers['x-robots-tag']).toBe(rule['X-Robots-Tag']);
  const wanted = createSecurityHeaders(options);
  const sent = Object.fromEntries(
    Object.keys(wanted).map((name) => [name, reply.headers[name.toLowerCase()]]),
  );
  expect(sent).toEqual(wanted);
}

function expectCompressed({ headers, body }: Reply, { file }: Address) {
  const isCompressed = file !== undefined && files.has(`${real(file)}.gz`);
  expect(headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
  if (!isCompressed) return;
  expect(headers.vary).toBe('Accept-Encoding');
  expect(gunzipSync(body).equals(readFileSync(`dist/${real(file)}`))).toBe(true);
}

export function testAddresses(getOrigin: () => string, options: HeaderOptions, addresses = ADDRESSES) {
  describe('the answers of nginx to every address of the site', () => {
    test.each(addresses)(
      'nginx answers $path with the status, body and headers of the rules in deploy/, and with gzip on request exactly if the build has a .gz copy',
      async (row) => {
        const isInBuild = !row.file || files.has(real(row.file));
        expect(isInBuild, `${row.file} is missing from the build`).toBe(true);
        const plain = await ask(getOrigin(), real(row.path));
        expectLikeTheRule(plain, row, options);
        expect(plain.headers['content-encoding']).toBeUndefined();
        const headers = { 'accept-encoding': 'gzip' };
        expectCompressed(await ask(getOrigin(), real(row.path), { headers }), row);
      },
    );
  });
}
