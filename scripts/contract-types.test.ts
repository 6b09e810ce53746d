import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/contract/openapi.d.ts was generated from the current openapi.yaml (`node scripts/run.mjs scripts/contract-types.ts`)', () => {
  const hash = createHash('sha256').update(readFileSync('docs/contract/openapi.yaml')).digest('hex');
  const [header] = readFileSync('docs/contract/openapi.d.ts', 'utf8').split('\n');
  expect(header).toBe(`// docs/contract/openapi.yaml ${hash}`);
});
