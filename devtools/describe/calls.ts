import type { LogEntry } from '../../mock-server/index.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import { copy } from '../copy/shared.ts';

/** Whether the server refused the call, the call failed, or a time jump dropped it. */
export const isBadCall = ({ outcome, status }: LogEntry) =>
  outcome === 'failed' || outcome === 'travel' || status >= 400;

/** Returns the status of the call or, without a response, what has happened to the call. */
export const getResult = ({ outcome, status }: LogEntry): string =>
  status > 0 ? String(status) : copy.networkOutcomes[outcome];

/** Returns the server's message in the response. */
export function getMessage({ response }: LogEntry): string | undefined {
  const body = parseJson(response?.body ?? '') as { message?: unknown } | null | undefined;
  return typeof body?.message === 'string' ? body.message : undefined;
}
