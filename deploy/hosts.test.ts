import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ADDRESSES, BUILD_FILES } from './addresses.ts';
import { answerPath } from './answer.ts';
import { createCloudfrontFunction, createCloudfrontHeaders } from './cloudfront.ts';
import { deployFiles } from './files.ts';
import { createContentSecurityPolicy, createSecurityHeaders, getApiOrigin } from './headers.ts';

const has = (file: string) => BUILD_FILES.includes(file);

test.each(ADDRESSES)(
  'answerPath returns for $path the status and the file or redirect that `ADDRESSES` lists',
  ({ path, status, file, location }) => {
    expect(answerPath(path, has)).toMatchObject({
      status,
      ...(file && { file }),
      ...(location && { location }),
    });
  },
);

const { handler } = runInNewContext(`${createCloudfrontFunction()}; ({ handler })`) as {
  handler(event: { request: { uri: string } }): {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
};

test.each(ADDRESSES)(
  'the CloudFront function maps $path to the file or redirect that `ADDRESSES` lists, or to a missing file for a 404',
  ({ path, status, file, location }) => {
    const result = handler({ request: { uri: path } });
    if (location) return expect(result.headers?.location.value).toBe(location);
    const asked = decodeURIComponent(result.uri ?? '').replace('/lmx/', '');
    if (status === 404) return expect(has(asked)).toBe(false);
    expect(asked).toBe(file);
  },
);

const INLINE = { scripts: ["'sha256-boot'"], styles: ["'sha256-first'", "'sha256-previous'"] };

test('the content security policy forbids frames of the player’s site, and allows frames of the demo from its own origin', () => {
  const policy = (isDemo: boolean) =>
    createContentSecurityPolicy({ inline: INLINE, apiOrigin: '', isDemo, isTls: true });
  expect(policy(false)).toContain("frame-ancestors 'none'");
  expect(policy(true)).toContain("frame-ancestors 'self'; frame-src 'self'");
});

const policies = (apiOrigin: string) =>
  Object.entries(deployFiles({ apiOrigin, siteHost: 'site.example', inline: INLINE })).flatMap(
    ([name, text]) => {
      const policy = /default-src 'none'[^"\n]*/.exec(text)?.[0];
      return policy ? [{ name, policy, text }] : [];
    },
  );

test('exactly six generated host files contain the content security policy', () => {
  expect(policies('').map(({ name }) => name)).toEqual([
    'nginx.conf',
    'nginx-tls.conf',
    'nginx-demo.conf',
    'nginx-demo-tls.conf',
    '_headers',
    'cloudfront-headers.json',
  ]);
});

test.each(policies('https://api.example'))(
  'the policy in $name allows calls to an API on another origin',
  ({ policy }) => {
    expect(policy).toContain("; connect-src 'self' https://api.example;");
  },
);

test.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/v1', 'https://api.example'],
  ['http://localhost:8000', 'http://localhost:8000'],
  ['', ''],
])('getApiOrigin("%s") returns "%s"', (url, origin) => {
  expect(getApiOrigin(url)).toBe(origin);
});

test.each(['api.example', 'localhost:8000', 'ftp://api.example', 'https://', ' ; script-src *'])(
  'getApiOrigin("%s") throws an error that names VITE_API_URL',
  (url) => {
    expect(() => getApiOrigin(url)).toThrow('VITE_API_URL must be an origin');
  },
);

const isPlain = (name: string) => name === 'nginx.conf' || name === 'nginx-demo.conf';
test.each(policies(''))(
  'the policy in $name allows inline code only by hash; without TLS it requires no HTTPS',
  ({ name, policy, text }) => {
    expect(policy).toContain("; script-src 'self' 'sha256-boot';");
    expect(policy).toContain("; style-src 'self' 'sha256-first' 'sha256-previous';");
    expect(policy).not.toContain('unsafe');
    expect(policy.includes('upgrade-insecure-requests')).toBe(!isPlain(name));
    expect(/Strict-?Transport-?Security/.test(text)).toBe(!isPlain(name));
  },
);

const OPTIONS = { inline: INLINE, apiOrigin: '', isDemo: false, isTls: true };

test('the CloudFront policy has every security header once, as the other hosts send it', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    createCloudfrontHeaders(OPTIONS),
  );
  expect(custom.Quantity).toBe(custom.Items.length);
  const { AccessControlMaxAgeSec: age, IncludeSubdomains: hasSubdomains } = security.StrictTransportSecurity;
  expect({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${age}${hasSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': security.ContentTypeOptions.Override ? 'nosniff' : '',
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: Record<'Header' | 'Value', string>) => [Header, Value]),
    ),
  }).toEqual(createSecurityHeaders(OPTIONS));
});

test.each(['nginx.conf', 'nginx-tls.conf', 'nginx-demo.conf', 'nginx-demo-tls.conf', '_headers'])(
  '%s sends every security header',
  (name) => {
    const text = deployFiles({ apiOrigin: '', siteHost: 'site.example', inline: INLINE })[name] ?? '';
    const isTls = !isPlain(name);
    const headers = createSecurityHeaders({ ...OPTIONS, isDemo: name.includes('demo'), isTls });
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
  },
);

test('connect-laravel.md names every generated nginx file', () => {
  const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
  const files = Object.keys(deployFiles({ apiOrigin: '', siteHost: '', inline: INLINE })).filter((name) =>
    name.startsWith('nginx'),
  );
  expect(files.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
