import type { Requester } from '../http/call-run.ts';
import { parseBody } from '../parse-body.ts';

export function createJsonRequester(value: unknown): Requester {
  return createTextRequester(JSON.stringify(value));
}

export function createTextRequester(text: string): Requester {
  return async (call) => call.decode(parseBody(text), () => undefined);
}
