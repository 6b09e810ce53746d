/**
 * `npm run build`: the player's site in `dist/`, and the hosts' configuration for it in `deploy/generated/`.
 * `npm run build:demo` (argument `demo`) also makes `dist-demo/`: the same files and the simulator beside them.
 * `site <folder>` builds the player's site into another folder, and nothing else.
 */
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { writeHostFiles } from './host-files.ts';

process.env.NODE_ENV = 'production';
const [what = 'site', folder = 'dist'] = process.argv.slice(2);
await makeSite(folder);
if (what === 'demo') await makeDemo(folder, 'dist-demo');
if (folder === 'dist') writeHostFiles([folder]);
