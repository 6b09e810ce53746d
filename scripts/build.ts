/**
 * `npm run build` writes the site to `dist/` and the host configuration to `deploy/generated/`. `npm run
 * build:demo` (argument `demo`) also writes `dist-demo/`: the site with the simulator. With the arguments `site
 * <folder>` only the site is written, to `<folder>`.
 */
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { writeHostFiles } from './host-files.ts';

process.env.NODE_ENV = 'production';
const [what = 'site', folder = 'dist'] = process.argv.slice(2);
await makeSite(folder);
if (what === 'demo') await makeDemo(folder, 'dist-demo');
if (folder === 'dist') writeHostFiles([folder]);
