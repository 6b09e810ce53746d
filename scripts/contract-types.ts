import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';

const CONTRACT = 'docs/contract/openapi.yaml';
const TYPES = 'docs/contract/openapi.d.ts';
// openapi-typescript needs the API of TypeScript 5, which npm doesn't install beside TypeScript 7 (decision 027).
const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];

readCommandLine({
  usage: `Usage: node scripts/run.mjs scripts/contract-types.ts

Writes ${TYPES}, the types of ${CONTRACT}. npx fetches the two programs that it needs.`,
  options: {},
  maxPositionals: 0,
});
const options = PACKAGES.flatMap((name) => ['--package', name]);
execFileSync('npx', ['--yes', ...options, 'openapi-typescript', CONTRACT, '--output', TYPES], {
  stdio: 'inherit',
});
const hash = createHash('sha256').update(readFileSync(CONTRACT)).digest('hex');
writeFileSync(TYPES, `// ${CONTRACT} ${hash}\n${readFileSync(TYPES, 'utf8')}`);
