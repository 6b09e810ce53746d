/** A requester that skips HTTP: the body is handed straight to the call's decoder. */
import { parseBody } from '../http/json.ts';
import type { Requester } from '../http/request.ts';

/** Answers every call with `value` as JSON. Whatever the decoder throws is the rejection. */
export function createJsonRequester(value: unknown): Requester {
  return createTextRequester(JSON.stringify(value));
}

/** Answers every call with that text. */
export function createTextRequester(text: string): Requester {
  return async (call) => call.decode(parseBody(text));
}
