import type { LogEntry } from '../../mock-server/index.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import { getCallLabel } from '../copy/labels.ts';
import { copy } from '../copy/shared.ts';
import { formatClock } from '../lib/format.ts';

/** Whether the server refused the call, the call failed, or a time jump dropped it. */
export const isBadCall = ({ outcome, status }: LogEntry) =>
  outcome === 'failed' || outcome === 'travel' || status >= 400;

/** Returns the status of the call or, without a response, what has happened to the call. */
export const getResult = ({ outcome, status }: LogEntry): string =>
  status > 0 ? String(status) : copy.networkOutcomes[outcome];

/** Returns the wait that the server asks for (`Retry-After`), in words; null without one. */
export function getWaitWords({ response }: LogEntry): string | null {
  const wait = response?.headers['retry-after'];
  if (wait === undefined) return null;
  return /^\d+$/.test(wait) ? `espera ${wait} s` : `espera hasta ${wait}`;
}

/** As `getResult`, in words without the number of the status. */
export function getResultWords(call: LogEntry): string {
  if (call.status === 0) return getResult(call);
  return isBadCall(call) ? 'no se aceptó' : 'bien';
}

/**
 * Says what the real server has answered to a call that changes data, when a fault affects the call after the answer.
 * Null for any other call.
 */
export function describeUnseen({ at, endpoint, method, unseen, url }: LogEntry): string | null {
  if (unseen === null) return null;
  const name = getCallLabel(endpoint ?? `${method} ${url}`);
  const kept = unseen < 400 ? 'ya lo guardó' : 'no lo guardó';
  return `${formatClock(at)}, “${name}”: el servidor de verdad ${kept} (contestó ${unseen}), aunque una falla cambió lo que supo la app.`;
}

/** Returns the server's message in the response. */
export function getServerMessage({ response }: LogEntry): string | undefined {
  const body = parseJson(response?.body ?? '') as { message?: unknown } | null | undefined;
  return typeof body?.message === 'string' ? body.message : undefined;
}

/** Says with `write` which call was sent again and how it has ended. */
export const describeReply = (
  write: (call: string, result: string) => string,
  call: LogEntry,
  isQa: boolean,
): string =>
  isQa
    ? write(`${call.method} ${call.url}`, getResult(call))
    : write(getCallLabel(call.endpoint ?? call.url), getResultWords(call));
