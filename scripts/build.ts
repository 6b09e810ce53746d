/**
 * `npm run build` writes the site to `dist/` and the host configuration to `deploy/generated/`. `npm run
 * build:demo` (argument `demo`) also writes `dist-demo/`: the site with the simulator. `npm run flowbook` (`demo
 * --pictures`) is the build of the demo for a deployment: it then takes the pictures of the flow book, which lasts minutes.
 * With the arguments `site <folder>` only the site is written, to `<folder>`.
 */
import { parseArgs } from 'node:util';
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { makePictureBook } from './flow-book/take.ts';
import { writeHostFiles } from './host-files.ts';

process.env.NODE_ENV = 'production';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean', default: false } },
});
const [what = 'site', folder = 'dist', ...rest] = positionals;
if ((!(what === 'site' && !values.pictures) && !(what === 'demo' && folder === 'dist')) || rest.length > 0)
  throw new Error('The arguments are “site”, “site <folder>”, “demo” or “demo --pictures”.', {
    cause: 'usage',
  });
await makeSite(folder);
if (what === 'demo') await makeDemo(folder, 'dist-demo');
if (folder === 'dist') writeHostFiles([folder]);
if (values.pictures && !makePictureBook('dist-demo')) process.exitCode = 1;
