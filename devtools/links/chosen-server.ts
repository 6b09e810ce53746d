import type { ServerName } from '../api.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import { isSimulatorLink, splitLink } from './fragment.ts';

const serverOfTab = createStoredValue<ServerName>('server', (stored) =>
  stored === 'real' ? 'real' : 'simulated',
);

/**
 * Returns the server that answers the calls of this tab, which keeps it over reloads. A simulator link without
 * `server=real` opens the simulated one. Runs before the simulator starts.
 */
export function readServer(hash: string): ServerName {
  if (isSimulatorLink(hash)) serverOfTab.write(isOfRealServer(hash) ? 'real' : 'simulated');
  return serverOfTab.read();
}

const isOfRealServer = (hash: string) =>
  splitLink(hash).some(([name, text]) => name === 'server' && /real/i.test(text));
