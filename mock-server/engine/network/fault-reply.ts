import { getWait } from '../faults/describe-effect.ts';
import type { Effect } from '../faults/fault.ts';
import * as FAULT_TEXTS from '../faults/texts.ts';
import type { ApiReply } from './call.ts';

/** Returns the reply of a fault with a status. `getMessage` has the usual message of each status. */
export function toFaultReply(
  status: number,
  effect: Effect,
  getMessage: (status: number) => string | undefined,
): ApiReply {
  const { message, errors } = effect;
  const wait = getWait(effect);
  const body = JSON.stringify({ message: message ?? getMessage(status) ?? 'Error', errors });
  const headers: Record<string, string> = wait === undefined ? {} : { 'retry-after': String(wait) };
  return { status, headers, body: status === 204 ? '' : body };
}

/** Returns the reply with another body, for the effect `body` of a fault. */
export function corruptBody(reply: ApiReply, effect: string): ApiReply {
  let body = effect;
  let { headers } = reply;
  if (effect === 'empty') body = '';
  else if (effect === 'html') {
    body = FAULT_TEXTS.page;
    headers = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  } else if (effect === 'truncated' || effect === 'stalled' || effect === 'malformed')
    body = reply.body.slice(0, Math.max(1, Math.floor(reply.body.length / 2))) || '{"';
  const status = reply.status === 204 && body !== '' ? 200 : reply.status;
  const breaks = effect === 'truncated' || effect === 'stalled' ? effect : undefined;
  return { ...reply, status, headers, body, breaks, native: undefined };
}
