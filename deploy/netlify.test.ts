import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parsePlain } from 'netlify-redirector';
import { expect, test } from 'vitest';
import { ADDRESSES, BUILD_FILES, MISSING_FILES } from './addresses.ts';
import { answerPath } from './answer.ts';
import { createSecurityHeaders } from './headers.ts';
import { createHeadersFile, createRedirectsFile } from './netlify.ts';

const OPTIONS = { inline: { scripts: [], styles: [] }, apiOrigin: '', isDemo: false, isTls: true };
const published = new Set([...BUILD_FILES, 'missing.txt'].map((file) => `/lmx/${file}`));

const rules = await parsePlain(createRedirectsFile(), { jwtSecret: '', jwtRole: '' });
const headers = await parseHeaders(createHeadersFile(OPTIONS));

async function parseHeaders(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  const file = join(folder, '_headers');
  writeFileSync(file, text);
  const parsed = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  rmSync(folder, { recursive: true });
  expect(parsed.errors).toEqual([]);
  return parsed.headers;
}

interface Reply {
  status: number;
  file?: string;
  hops: number;
}

// Answers like Netlify: with a published file or a folder's `index.html` (after a redirect that adds a missing
// slash), else by the rules. Follows redirects.
function ask(rawPath: string, hops = 0): Reply {
  if (hops > 5) return { status: 508, hops };
  const path = decodeURIComponent(rawPath);
  if (published.has(path)) return { status: 200, file: path, hops };
  if (published.has(`${path.replace(/\/$/, '')}/index.html`))
    return path.endsWith('/')
      ? { status: 200, file: `${path}index.html`, hops }
      : ask(`${rawPath}/`, hops + 1);
  const rule = rules.match({
    scheme: 'https',
    host: 'reto.example',
    path: rawPath,
    query: '',
    getHeader: () => '',
    getCookie: () => '',
  });
  if (!rule) return { status: 404, hops };
  return rule.status >= 300 && rule.status < 400
    ? ask(rule.to, hops + 1)
    : { status: rule.status, file: rule.to, hops };
}

function getHeaders(rawPath: string): Record<string, string> {
  const path = decodeURIComponent(rawPath);
  return Object.assign(
    {},
    ...headers.filter((one) => 'forRegExp' in one && one.forRegExp.test(path)).map(({ values }) => values),
  );
}

/**
 * Addresses that Netlify can't answer like the other hosts, with Netlify's status. docs/guides/deploy.md
 * lists them.
 */
const DIFFERENT: Record<string, number> = {
  // Netlify's rules are case-sensitive.
  '/LMX/': 404,
  '/LMX/games': 404,
  '/Lmx': 404,
  // Netlify's `*` also matches addresses that end in a file extension, so Netlify answers with the shell.
  ...Object.fromEntries(MISSING_FILES.map((path) => [path, 200])),
};

test.each(ADDRESSES)(
  'Netlify answers $path like the other hosts after at most one redirect, or with the status that `DIFFERENT` lists for it',
  ({ path, status, file, location }) => {
    const reply = ask(path);
    if (DIFFERENT[path]) return expect(reply.status).toBe(DIFFERENT[path]);
    expect(reply.hops).toBeLessThanOrEqual(1);
    if (location) return expect(reply).toEqual({ status: 200, file: `${location}index.html`, hops: 1 });
    expect(reply.status).toBe(status);
    if (file) expect(reply.file).toBe(`/lmx/${file}`);
  },
);

test.each(ADDRESSES)('Netlify sends the security headers with $path', ({ path }) => {
  expect(getHeaders(path)).toMatchObject(createSecurityHeaders(OPTIONS));
});

test.each([
  '/lmx/',
  '/lmx/faq',
  '/lmx/faq/',
  '/lmx/rewards',
  '/lmx/T&C/',
  '/lmx/games',
  '/lmx/user/change-password/a@b.mx/t',
  '/lmx/version.json',
  '/lmx/spa.html',
  '/lmx/assets/index-abcd1234.js',
])('Netlify sends the same Cache-Control and X-Robots-Tag with %s as the other hosts', (path) => {
  const { headers: rule } = answerPath(path, (file) => BUILD_FILES.includes(file));
  for (const name of ['Cache-Control', 'X-Robots-Tag']) expect(getHeaders(path)[name], name).toBe(rule[name]);
});
