import { networkInterfaces } from 'node:os';
import { createUsageError, readCommandLine } from './command-line.ts';
import { readApiOrigin } from './site-env.ts';
import { startStaticHost } from './static-host.ts';

const USAGE = `Usage: npm run preview [port] [-- --host]   serves dist/, the player's site
       npm run demo [port] [-- --host]      serves dist-demo/, the site with the simulator

Both have the headers of deploy/. The port is 4173 by default. With --host, other machines can open the site too.`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { host: { type: 'boolean', default: false } },
  maxPositionals: 2,
});
const [folder = 'dist', port = '4173'] = positionals;
const MAX_PORT = 65_535;
if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT)
  throw createUsageError(`“${port}” is not a port, from 0 to ${MAX_PORT}.`, USAGE);
const host = await startStaticHost({
  folder,
  port: Number(port),
  apiOrigin: readApiOrigin(),
  isShared: values.host,
});
console.log(`${folder} at ${host.origin}/lmx/`);
if (folder === 'dist' && !readApiOrigin())
  console.log(
    'It has no API: pages of a visitor work, a log-in does not. Set VITE_API_URL, or use `npm run demo`.',
  );
if (values.host) {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, internal } of addresses)
    if (family === 'IPv4' && !internal)
      console.log(`${folder} at ${host.origin.replace('localhost', address)}/lmx/`);
}
