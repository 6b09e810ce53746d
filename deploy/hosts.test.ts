// @vitest-environment node
/** Every host gives the same answers to the same addresses, and the committed files are what the lists say. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, BUILD_FILES } from './addresses.ts';
import { answer } from './answer.ts';
import { cloudfrontFunction } from './cloudfront.ts';
import { deployFiles } from './files.ts';
import { securityHeaders } from './headers.ts';
import { redirectsFile } from './netlify.ts';

const has = (file: string) => BUILD_FILES.includes(file);

describe('the answer to an address', () => {
  test.each(ADDRESSES)('$path', ({ path, status, file, location }) => {
    expect(answer(path, has)).toMatchObject({ status, ...(file && { file }), ...(location && { location }) });
  });
});

describe('the CloudFront function', () => {
  const { handler } = runInNewContext(`${cloudfrontFunction()}; ({ handler })`) as {
    handler(event: { request: { uri: string } }): {
      uri?: string;
      statusCode?: number;
      headers?: { location: { value: string } };
    };
  };

  test.each(ADDRESSES)('$path', ({ path, status, file, location }) => {
    const result = handler({ request: { uri: path } });
    if (location) return expect(result.headers?.location.value).toBe(location);
    const asked = decodeURIComponent(result.uri ?? '').replace('/lmx/', '');
    if (status === 404) return expect(has(asked)).toBe(false);
    expect(asked).toBe(file);
  });
});

describe('the redirects of Netlify and Cloudflare Pages', () => {
  const rules = redirectsFile()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' ') as [string, string, string]);
  const toPattern = (from: string) => new RegExp(`^${from.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);

  test.each(ADDRESSES.filter(({ file }) => file === 'spa.html'))('$path is the shell', ({ path }) => {
    const rule = rules.find(([from]) => toPattern(from).test(path));
    expect(rule?.slice(1)).toEqual(['/lmx/spa.html', '200']);
  });

  test('a missing asset is never a page', () => {
    expect(rules.find(([from]) => toPattern(from).test('/lmx/assets/gone.js'))?.[2]).toBe('404');
  });
});

test('the committed files are what the lists say', () => {
  for (const [name, text] of Object.entries(deployFiles())) {
    expect(readFileSync(`deploy/generated/${name}`, 'utf8'), name).toBe(text);
  }
});

test('only the demo may be framed, and by itself', () => {
  const policy = (isDemo: boolean) => securityHeaders({ apiOrigin: '', isDemo })['Content-Security-Policy'];
  expect(policy(false)).toContain("frame-ancestors 'none'");
  expect(policy(true)).toContain("frame-ancestors 'self'; frame-src 'self'");
});

test('an API on an origin of its own is let through, and nothing else', () => {
  const policy = securityHeaders({ apiOrigin: 'https://api.example', isDemo: false })[
    'Content-Security-Policy'
  ];
  expect(policy).toContain("connect-src 'self' https://api.example;");
});
