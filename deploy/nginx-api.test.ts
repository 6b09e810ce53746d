import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createNginxPhp } from './nginx-api.ts';

const BLOCKS = [
  ['nginx-api-php.conf', createNginxPhp({ index: '/srv/api/public/index.php', pass: '127.0.0.1:9000' })],
  ['the guide of another origin', readFileSync('docs/guides/deploy.md', 'utf8')],
] as const;

test.each(BLOCKS)('in %s, nginx empties HTTP_PROXY for each PHP that it calls', (_where, text) => {
  const count = (part: string) => text.split(part).length - 1;
  expect(count('fastcgi_pass ')).toBeGreaterThan(0);
  expect(count('fastcgi_param HTTP_PROXY "";')).toBe(count('fastcgi_pass '));
});
