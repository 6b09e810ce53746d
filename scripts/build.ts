/**
 * `npm run build`: the player's site in `dist/`. `npm run build:demo` (argument `demo`) also makes `dist-demo/`: the
 * same files and the simulator beside them. `site <folder>` builds the player's site into another folder.
 */
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { warnOfOtherApiOrigin } from './site-env.ts';

process.env.NODE_ENV = 'production';
const [what = 'site', folder = 'dist'] = process.argv.slice(2);
await makeSite(folder);
if (what === 'demo') await makeDemo(folder, 'dist-demo');
warnOfOtherApiOrigin();
