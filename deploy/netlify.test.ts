import { expect, test } from 'vitest';
import { ADDRESSES, BUILD_FILES } from './addresses.ts';
import { answer } from './answer.ts';
import { SHELL_ROBOTS, securityHeaders } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';

const OPTIONS = { inline: { scripts: [], styles: [] }, apiOrigin: '', isDemo: false, isTls: true };
const published = new Set([...BUILD_FILES, 'missing.txt'].map((file) => `/lmx/${file}`));

/**
 * Netlify's pattern syntax: `:name` is one segment, `*` at the end matches any rest, and a slash at the end
 * of the path makes no difference.
 */
function fits(pattern: string, path: string): boolean {
  const body = pattern
    .replace(/\/$/, '')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
    .replace(/[&]/g, '\\$&');
  return new RegExp(`^${body}/?$`).test(path);
}

const rules = redirectsFile()
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' ') as [string, string, string]);

interface Reply {
  status: number;
  file?: string;
  hops: number;
}

function ask(rawPath: string, hops = 0): Reply {
  if (hops > 5) return { status: 508, hops };
  const path = decodeURIComponent(rawPath);
  const rule = rules.find(([from]) => fits(from, path));
  if (!rule?.[2].endsWith('!')) {
    if (published.has(path)) return { status: 200, file: path, hops };
    if (published.has(`${path.replace(/\/$/, '')}/index.html`))
      return path.endsWith('/')
        ? { status: 200, file: `${path}index.html`, hops }
        : ask(`${rawPath}/`, hops + 1);
  }
  if (!rule) return { status: 404, hops };
  const [, to, status] = rule;
  return status.startsWith('30')
    ? ask(to, hops + 1)
    : { status: Number.parseInt(status, 10), file: to, hops };
}

function getHeaders(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile(OPTIONS).split('\n')) {
    if (line.startsWith('/')) applies = fits(line, decodeURIComponent(path));
    else if (applies && line.startsWith('  ')) {
      const [name = '', ...value] = line.trim().split(': ');
      sent[name] = value.join(': ');
    }
  }
  return sent;
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
  // Netlify's `*` also matches addresses that end in a file extension.
  '/lmx/old.css': 200,
  '/lmx/favicon.ico': 200,
};

test.each(ADDRESSES)(
  'Netlify answers $path like the other hosts, or as docs/guides/deploy.md says',
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
  expect(getHeaders(path)).toMatchObject(securityHeaders(OPTIONS));
});

test('Netlify sends pages, routes and hashed files the same Cache-Control as the other hosts', () => {
  const has = (file: string) => BUILD_FILES.includes(file);
  const paths = [
    '/lmx/',
    '/lmx/faq/',
    '/lmx/T&C/',
    '/lmx/games',
    '/lmx/version.json',
    '/lmx/assets/index-abcd1234.js',
  ];
  for (const path of paths)
    expect(getHeaders(path)['Cache-Control'], path).toBe(answer(path, has).headers['Cache-Control']);
});

test('Netlify sends X-Robots-Tag with the routes of players and not with the public pages', () => {
  for (const path of ['/lmx/games', '/lmx/user/change-password/a@b.mx/t'])
    expect(getHeaders(path)['X-Robots-Tag'], path).toBe(SHELL_ROBOTS);
  for (const path of ['/lmx/', '/lmx/faq', '/lmx/rewards'])
    expect(getHeaders(path)['X-Robots-Tag'], path).toBeUndefined();
});
