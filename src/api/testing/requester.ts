import { parseBody } from '../decode.ts';
import type { Requester } from '../http/request.ts';

export function createJsonRequester(value: unknown): Requester {
  return createTextRequester(JSON.stringify(value));
}

export function createTextRequester(text: string): Requester {
  return async (call) => call.decode(parseBody(text), () => undefined);
}
