import { describeOldBuilds } from '../../scripts/old-build.ts';

/** Runs once before all tests. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default function warnOfOldBuilds() {
  for (const sentence of describeOldBuilds()) process.stderr.write(`${sentence}\n`);
}
