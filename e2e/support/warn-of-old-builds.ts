import { describeOldBuilds } from '../../scripts/old-build.ts';

// Playwright calls this once before all tests.
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up from the default export.
export default function warnOfOldBuilds() {
  for (const sentence of describeOldBuilds()) process.stderr.write(`${sentence}\n`);
}
