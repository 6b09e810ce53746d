/**
 * Writes `docs/contract/openapi.d.ts`, the types of `openapi.yaml` (`node scripts/run.mjs scripts/contract-types.ts`). openapi-typescript needs
 * the API of TypeScript 5, which npm doesn't install beside TypeScript 7, so npx fetches both (decision 027).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const CONTRACT = 'docs/contract/openapi.yaml';
const TYPES = 'docs/contract/openapi.d.ts';
const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];

const options = PACKAGES.flatMap((name) => ['--package', name]);
execFileSync('npx', ['--yes', ...options, 'openapi-typescript', CONTRACT, '--output', TYPES], {
  stdio: 'inherit',
});
const hash = createHash('sha256').update(readFileSync(CONTRACT)).digest('hex');
writeFileSync(TYPES, `// ${CONTRACT} ${hash}\n${readFileSync(TYPES, 'utf8')}`);
