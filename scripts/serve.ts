/**
 * `npm run preview` and `npm run demo` serve a build at http://localhost:4173/lmx/ with the headers of
 * `deploy/`. Usage: `serve.ts [dist|dist-demo] [port]`.
 */
import { readApiOrigin } from './site-env.ts';
import { startStaticHost } from './static-host.ts';

const [folder = 'dist', port = '4173'] = process.argv.slice(2);
const host = await startStaticHost({ folder, port: Number(port), apiOrigin: readApiOrigin() });
console.log(`${folder} at ${host.origin}/lmx/`);
