import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MockControl, type MockOptions, startMockServer } from '../../mock-server/index.ts';
import { startStaticHost } from '../../scripts/static-host.ts';
import { sendWebResponse, toWebRequest } from './http.ts';

/**
 * Returns the response to a request, in place of the mock server. `answer()` gets the mock server's response to the
 * request, and `answer(other)` its response to another request. A change may call `answer` once.
 */
export type AnswerChange = (
  request: Request,
  answer: (other?: Request) => Promise<Response>,
) => Response | Promise<Response>;

export interface BridgeOptions {
  /** Folder of the static files. With null there are none, and all requests go to the API. */
  folder?: string | null;
  hasCors?: boolean;
  world?: Omit<MockOptions, 'intercept'>;
  change?: AnswerChange;
}

export type Bridge = Awaited<ReturnType<typeof startBridge>>;

async function pass(
  control: MockControl,
  change: AnswerChange,
  message: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const request = await toWebRequest(message, response, `http://${message.headers.host}`);
    const original = request.clone();
    const answer = await change(original, (other = request) => control.handle(other));
    await sendWebResponse(answer, response, {
      acceptsGzip: /\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''),
    });
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

/** Serves the mock server's API, and the files of `folder`, over HTTP. */
export async function startBridge({
  folder = 'dist',
  hasCors,
  world,
  change = (_, answer) => answer(),
}: BridgeOptions) {
  const control = startMockServer({ ...world, intercept: false });
  const host = await startStaticHost({
    folder: folder ?? '',
    api(message, response) {
      if (folder !== null && !/^\/(?:api|sanctum)\//.test(message.url ?? '')) return false;
      if (hasCors) allowOrigin(message, response);
      if (hasCors && message.method === 'OPTIONS') response.writeHead(204).end();
      else void pass(control, change, message, response);
      return true;
    },
  });
  return {
    origin: host.origin,
    control,
    /** Returns the last confirmation code that the API mailed to this address, or null. */
    readCode: async (to: string) => control.mail.last({ to, kind: 'code' })?.secret ?? null,
    async close() {
      await host.close();
      control.shutdown();
    },
  };
}
