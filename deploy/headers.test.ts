import { expect, test } from 'vitest';
import { createSecurityHeaders } from './headers.ts';

const INLINE = { scripts: ["'sha256-boot'"], styles: ["'sha256-first'"] };

test('createSecurityHeaders returns the content security policy and six other headers for the player’s site on HTTPS', () => {
  const headers = createSecurityHeaders({ inline: INLINE, apiOrigin: '', isDemo: false, isTls: true });
  expect(Object.entries(headers).map(([name, value]) => `${name}: ${value}`)).toEqual([
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-boot'; " +
      "style-src 'self' 'sha256-first'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ]);
});
