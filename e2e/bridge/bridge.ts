import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MockControl, type MockOptions, startMockServer } from '../../mock-server/index.ts';
import { startStaticHost } from '../../scripts/static-host.ts';
import { sendWebResponse, toWebRequest } from './http.ts';

export interface BridgeOptions {
  folder: string;
  port: number;
  hasCors?: boolean;
  world?: Omit<MockOptions, 'intercept'>;
}

export interface Bridge {
  origin: string;
  control: MockControl;
  close(): Promise<void>;
}

async function pass(control: MockControl, message: IncomingMessage, response: ServerResponse) {
  try {
    const request = await toWebRequest(message, response, `http://${message.headers.host}`);
    await sendWebResponse(await control.handle(request), response);
  } catch {
    // `handle` rejects where the connection should break. The browser reports a destroyed connection as a network
    // error.
    response.destroy();
  }
}

function allowOrigin(message: IncomingMessage, response: ServerResponse) {
  const allowed = {
    'Access-Control-Allow-Origin': message.headers.origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'accept, authorization, content-type, x-requested-with, x-xsrf-token',
    'Access-Control-Expose-Headers': 'Date, Retry-After',
  };
  for (const [name, value] of Object.entries(allowed)) if (value) response.setHeader(name, value);
}

export async function startBridge({ folder, port, hasCors, world }: BridgeOptions): Promise<Bridge> {
  const control = startMockServer({ ...world, intercept: false });
  const host = await startStaticHost({
    folder,
    port,
    api(message, response) {
      if (!/^\/(?:api|sanctum)\//.test(message.url ?? '')) return false;
      if (hasCors) allowOrigin(message, response);
      if (hasCors && message.method === 'OPTIONS') response.writeHead(204).end();
      else void pass(control, message, response);
      return true;
    },
  });
  return {
    origin: host.origin,
    control,
    async close() {
      await host.close();
      control.shutdown();
    },
  };
}
