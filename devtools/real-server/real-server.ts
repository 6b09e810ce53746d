/**
 * The server that the site was built for, in place of the mock server. Calls go through the browser's own `fetch`, with
 * its cookies. This file loads only in the tabs that use that server.
 */
import type { ApiReply, ApiRequest, OutsideServer } from '../../mock-server/index.ts';
import type { Simulator } from '../api.ts';
import { checkContract } from './check-contract.ts';
import { createHideMessage } from './hide-message.ts';
import { keepFaults } from './keep-faults.ts';
import { refuseWorld } from './refuse-world.ts';

/** Calls by GET that change what the server keeps. */
const CHANGES = /^\/api\/(?:auth\/logout|user\/delete)\/?$/;

/** Prepares the simulator for the real server, and returns what answers the calls of the page. */
export async function openRealServer(simulator: Simulator, native: typeof fetch): Promise<OutsideServer> {
  const { hide, names } = createHideMessage();
  Object.assign(simulator.server, {
    names,
    checkContract: () => checkContract(simulator, native),
  } satisfies Partial<typeof simulator.server>);
  refuseWorld(simulator);
  const endpoints = simulator.net.endpoints().map((endpoint) => ({ endpoint, pattern: toPattern(endpoint) }));
  await keepFaults(simulator);
  return {
    match: (method, { pathname }) => ({
      endpoint: endpoints.find(({ pattern }) => pattern.test(`${method} ${pathname}`))?.endpoint ?? null,
      outside: { changesData: method !== 'GET' || CHANGES.test(pathname) },
      run: (call) => send(call, simulator.apiOrigin, native),
    }),
    hide,
  };
}

const toPattern = (endpoint: string) => new RegExp(`^${endpoint.replace(/:\w+/g, '[^/]+')}/?$`);

async function send(call: ApiRequest, origin: string, native: typeof fetch): Promise<ApiReply> {
  const { body, headers, method, options, signal, url } = call;
  const response = await native(origin + url.pathname + url.search, {
    method,
    headers,
    body: body === '' ? null : body,
    credentials: 'include',
    ...options,
    signal,
  });
  // The page reads the response itself, also a body that breaks off.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return {
    // The browser hides the status of a redirect that the page follows itself.
    status: response.type === 'opaqueredirect' ? 302 : response.status,
    headers: Object.fromEntries(response.headers),
    body: text,
    native: response,
  };
}
