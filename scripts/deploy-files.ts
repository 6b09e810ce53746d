import { readCommandLine } from './command-line.ts';
import { writeHostFiles } from './host-files.ts';

const USAGE = `Usage: node scripts/run.mjs scripts/deploy-files.ts [build…]

Writes the host configuration to deploy/generated/. The builds are the folders that its Content-Security-Policy allows,
dist by default: add the build that is online when headers and files change at different times.`;

const { positionals: builds } = readCommandLine({
  usage: USAGE,
  options: {},
  maxPositionals: Number.POSITIVE_INFINITY,
});
writeHostFiles(builds.length > 0 ? builds : ['dist']);
