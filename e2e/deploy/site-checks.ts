/** The checks that every variant of the site's nginx must pass. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, type Address } from '../../deploy/addresses.ts';
import { answer } from '../../deploy/answer.ts';
import { type HeaderOptions, securityHeaders } from '../../deploy/headers.ts';
import { readInlineHashes } from '../../deploy/inline.ts';
import { listFiles } from '../../scripts/source-tree.ts';
import { ask, type Reply } from './ask.ts';

/** A script of the build, by its name in `assets/`. */
export const SCRIPT = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

/** What the pages of the build hold inline. */
export const INLINE = readInlineHashes('dist');

const real = (text: string) => text.replace('index-abcd1234.js', SCRIPT);
const files = new Set(listFiles('dist').map((path) => path.slice('dist/'.length)));

function expectLikeTheRule(reply: Reply, { path, status, file, location }: Address, options: HeaderOptions) {
  expect(reply.status).toBe(status);
  if (location) expect(reply.headers.location).toBe(location);
  if (file) expect(reply.body.equals(readFileSync(`dist/${real(file)}`))).toBe(true);
  if (status === 404) expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  const rule = answer(real(path), (name) => files.has(name)).headers;
  expect(reply.headers['cache-control']).toBe(rule['Cache-Control']);
  expect(reply.headers['x-robots-tag']).toBe(rule['X-Robots-Tag']);
  const wanted = securityHeaders(options);
  const sent = Object.fromEntries(
    Object.keys(wanted).map((name) => [name, reply.headers[name.toLowerCase()]]),
  );
  expect(sent).toEqual(wanted);
}

/** Asks for every address of the table and compares the answer with the rule, headers included. */
export function testAddresses(getOrigin: () => string, options: HeaderOptions, addresses = ADDRESSES) {
  describe('answers every address by the rule, with its headers', () => {
    test.each(addresses)('$path', async (row) => {
      const isInBuild = !row.file || files.has(real(row.file));
      expect(isInBuild, `${row.file} is missing from the build`).toBe(true);
      expectLikeTheRule(await ask(getOrigin(), real(row.path)), row, options);
    });
  });
}
