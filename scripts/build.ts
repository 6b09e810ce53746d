import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { createUsageError, readCommandLine } from './command-line.ts';
import { makePictureBook } from './flow-book/take.ts';
import { writeHostFiles } from './host-files.ts';

const USAGE = `Usage: npm run build        writes the site to dist/, and the host configuration to deploy/generated/
       npm run build:demo   also writes dist-demo/, the site with the simulator
       npm run flowbook     the demo for a deployment: takes the pictures of the flow book too, which lasts minutes

The same by arguments: node scripts/run.mjs scripts/build.ts [site [folder] | demo [folder] [--pictures]]. A
folder takes the place of dist: the demo is then in <folder>-demo, and no host configuration is written.`;

process.env.NODE_ENV = 'production';
const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { pictures: { type: 'boolean', default: false } },
  maxPositionals: 2,
});
const [what = 'site', folder = 'dist'] = positionals;
const isKnown = what === 'site' ? !values.pictures : what === 'demo';
if (!isKnown)
  throw createUsageError(
    'The arguments are “site”, “site <folder>”, “demo”, “demo <folder>” or “demo --pictures”.',
    USAGE,
  );
await makeSite(folder);
if (what === 'demo') await makeDemo(folder, `${folder}-demo`);
if (folder === 'dist') writeHostFiles([folder]);
if (values.pictures && !makePictureBook(`${folder}-demo`)) process.exitCode = 1;
