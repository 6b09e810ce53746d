/** A requester that skips HTTP: the body is handed straight to the call's decoder. */
import { parseBody } from '../http/json.ts';
import type { Requester } from '../http/request.ts';

/** Answers every call with `value` as JSON. Whatever the decoder throws is the rejection. */
export function answering(value: unknown): Requester {
  return answeringText(JSON.stringify(value));
}

/** Answers every call with that text. */
export function answeringText(text: string): Requester {
  return async (call) => call.decode(parseBody(text));
}
