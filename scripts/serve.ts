/**
 * `npm run preview` and `npm run demo` serve a build at http://localhost:4173/lmx/ with the headers of
 * `deploy/`. Usage: `serve.ts [dist|dist-demo] [port] [--host]`. With `--host`, other machines can open the
 * site too.
 */
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { readApiOrigin } from './site-env.ts';
import { startStaticHost } from './static-host.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'boolean', default: false } },
});
const [folder = 'dist', port = '4173'] = positionals;
if (!/^\d{1,5}$/.test(port)) throw new Error(`“${port}” is not a port.`, { cause: 'usage' });
const host = await startStaticHost({
  folder,
  port: Number(port),
  apiOrigin: readApiOrigin(),
  isShared: values.host,
});
console.log(`${folder} at ${host.origin}/lmx/`);
if (values.host) {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, internal } of addresses)
    if (family === 'IPv4' && !internal)
      console.log(`${folder} at ${host.origin.replace('localhost', address)}/lmx/`);
}
