/**
 * `npm run build`: the player's site in `dist/`. `npm run build:demo` (argument `demo`) also makes `dist-demo/`: the
 * same files and the simulator beside them.
 */
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';

process.env.NODE_ENV = 'production';
await makeSite('dist');
if (process.argv[2] === 'demo') await makeDemo('dist', 'dist-demo');
