/**
 * `npm run preview` and `npm run demo`: serves a build at http://localhost:4173/lmx/ the way a host would, with the
 * headers of `deploy/`. Usage: `serve.ts [dist|dist-demo] [port]`.
 */
import { startStaticHost } from './static-host.ts';

const [folder = 'dist', port = '4173'] = process.argv.slice(2);
const host = await startStaticHost({ folder, port: Number(port), apiOrigin: process.env.VITE_API_URL ?? '' });
console.log(`${folder} at ${host.origin}/lmx/`);
