import { getCallLabel } from '../../copy/labels.ts';
import type { PanelContextValue } from '../context/context.ts';
import type { Entry } from './command.ts';

/** Returns the path of an endpoint up to its first parameter, because the filter of “Peticiones” matches real paths. */
const toPathFilter = (endpoint: string) => endpoint.slice(endpoint.indexOf(' ') + 1).replace(/:.*$/, '');

export const createEndpointCommands = (context: PanelContextValue): Entry[] =>
  context.simulator.net.endpoints().map((endpoint) => ({
    id: `call ${endpoint}`,
    name: getCallLabel(endpoint),
    aside: endpoint,
    codes: [endpoint, toPathFilter(endpoint)],
    run() {
      context.set({ callFilter: toPathFilter(endpoint), callShow: 'all' });
      context.open('network');
    },
  }));
